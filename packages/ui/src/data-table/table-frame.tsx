// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { renderAriaLink } from '../link-render/link-render.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { screenMessages } from '../messages/screen-messages.ts';
import { useContainerBreakpoint } from '../use-container-breakpoint.ts';
import type { DataTableProps, GridBehavior, RowSelection } from './data-table-types.ts';
import type { RowIds } from './row-ids.ts';
import { TableCards } from './table-cards.tsx';
import {
  buildGridTemplate,
  CARDS_MAX_WIDTH,
  defaultView,
  getColumnIndexes,
  getMinRowWidth,
  getVisibleColumns,
  tableBreakpoints,
} from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useRowWindow } from './use-row-window.tsx';
import './data-table.css';

const rowHeights = { comfortable: 44, compact: 36 } as const;
const cardHeight = 84;

export interface TableFrameProps<Row> extends Omit<DataTableProps<Row>, 'selection'> {
  readonly ids: RowIds;
  readonly rowSelection: RowSelection | undefined;
  readonly grid?: GridBehavior<Row> | undefined;
}

/** The head keeps its focus while new rows load, such as after a sort. */
function useHasHead(hasRows: boolean, isLoading: boolean): boolean {
  const [hadRows, setHadRows] = useState(hasRows);
  // An empty result has no head.
  if (hasRows !== hadRows && (hasRows || !isLoading)) setHadRows(hasRows);
  return hasRows || (hadRows && isLoading);
}

/** Shared by tables and grids: columns and rows, or cards. */
export const TableFrame = <Row,>(props: TableFrameProps<Row>) => {
  const {
    label,
    rows,
    columns,
    getRowId,
    getRowName = getRowId,
    rowHref,
    onRowOpen,
    openRowId,
    ids,
    rowSelection,
    renderLink = renderAriaLink,
    density = 'comfortable',
    sort,
    onSortChange,
    view = defaultView,
    renderCard,
    rowCount,
    hasMore = false,
    isLoadingMore = false,
    hasLoadMoreFailed = false,
    onLoadMore,
    isLoading = false,
    empty,
    maxHeight,
    labels = screenMessages.table,
    grid,
    ref,
    className,
    style,
    ...rest
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(scroller, ref), [ref]);
  const list = useRef<HTMLDivElement>(null);
  const width = useContainerBreakpoint(list, tableBreakpoints);
  const isCards = renderCard !== undefined && width < CARDS_MAX_WIDTH;
  const rowHeight = rowHeights[density];
  const { window: rowWindow, virtualizer } = useRowWindow({
    count: rows.length,
    rowHeight: isCards ? cardHeight : rowHeight,
    list,
    scroller,
    scrollsItself: maxHeight !== undefined,
  });
  const hasHead = useHasHead(rows.length > 0, isLoading && !isCards);
  const hasSelection = rowSelection !== undefined;
  const rowLayout = useMemo(() => ({ widths: view.widths, hasSelection }), [view.widths, hasSelection]);
  const visibleIds = getVisibleColumns(columns, view.hidden, width, rowLayout)
    .map(({ id }) => id)
    .join('\n');
  // Compared by ID: a width change re-renders no row.
  const shown = useMemo(() => columns.filter(({ id }) => visibleIds.split('\n').includes(id)), [columns, visibleIds]);
  const columnIndexes = useMemo(() => getColumnIndexes(columns, shown, hasSelection), [columns, shown, hasSelection]);
  const minWidth = getMinRowWidth(shown, rowLayout);
  const isGrid = grid !== undefined;
  const table = useMemo(
    () => ({
      rows,
      columns: shown,
      columnIndexes,
      getRowId,
      getRowName,
      rowHref,
      onRowOpen,
      openRowId,
      renderLink,
      rowSelection,
      labels,
      isGrid,
      rowHeight,
    }),
    [
      rows,
      shown,
      columnIndexes,
      getRowId,
      getRowName,
      rowHref,
      onRowOpen,
      openRowId,
      renderLink,
      rowSelection,
      labels,
      isGrid,
      rowHeight,
    ],
  );
  const content = () => {
    if (isCards) {
      return (
        <>
          {grid?.cardTools}
          <TableCards
            label={label}
            renderCard={renderCard}
            window={rowWindow}
            focusedCard={grid?.focusedCard}
            {...table}
          />
        </>
      );
    }
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
      <div
        {...grid?.props}
        role={isGrid ? 'grid' : 'table'}
        aria-label={label}
        aria-rowcount={(rowCount ?? (hasMore ? -2 : rows.length)) + 1}
        aria-colcount={columnIndexes && columns.length + (hasSelection ? 1 : 0)}
        aria-multiselectable={(isGrid && hasSelection) || undefined}
        className="bd-table__grid"
      >
        <TableHead {...{ columns: shown, columnIndexes, ids, sort, onSortChange, rowSelection, labels, grid }} />
        <TableRows table={table} window={rowWindow} focusedRow={grid?.focusedRow} />
      </div>
    );
  };
  const gridTemplate = buildGridTemplate(shown, view.widths, hasSelection);
  return (
    <div
      {...rest}
      ref={root}
      className={classNames('bd-table', className)}
      data-density={density}
      data-scrolls={maxHeight !== undefined || undefined}
      data-overflows={(!isCards && minWidth > width) || undefined}
      aria-busy={isLoading || undefined}
      style={cssVars(
        { '--bd-tracks': gridTemplate, '--bd-max': maxHeight ?? 'none', '--bd-least': `${minWidth}px` },
        style,
      )}
    >
      {virtualizer}
      {grid?.renderOverflowReporter({ width, rowLayout, isCards })}
      <div ref={list}>
        {hasHead ? content() : null}
        {rows.length === 0 && (isLoading ? <TableSkeleton label={labels.loading} /> : empty)}
      </div>
      {hasMore && onLoadMore && rows.length > 0 ? (
        <LoadMore
          className="bd-table__more"
          onLoadMore={onLoadMore}
          isLoading={isLoadingMore}
          hasFailed={hasLoadMoreFailed}
          count={rows.length}
          label={labels.loadMore}
          loadingLabel={labels.loading}
        />
      ) : null}
    </div>
  );
};
