// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { renderAriaLink } from '../link-render/link-render.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import { screenMessages } from '../messages/screen-messages.ts';
import { useWidthStep } from '../use-width-step.ts';
import type { DataTableProps, GridFace, RowChoice } from './data-table-types.ts';
import type { RowIds } from './row-ids.ts';
import { TableCards } from './table-cards.tsx';
import { cardsBelow, leastOfRow, placesOfShown, plainView, shownColumns, tracks, widthSteps } from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useRowWindow } from './use-row-window.tsx';
import './data-table.css';

const rowHeights = { comfortable: 44, compact: 36 } as const;
const cardHeight = 84;

export interface TableFrameProps<Row> extends Omit<DataTableProps<Row>, 'selection'> {
  readonly ids: RowIds;
  readonly choice: RowChoice | undefined;
  readonly grid?: GridFace<Row> | undefined;
}

/** What tables and grids share: the rendered columns and rows, as rows or as cards. */
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
    choice,
    renderLink = renderAriaLink,
    density = 'comfortable',
    sort,
    onSortChange,
    view = plainView,
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
  const width = useWidthStep(list, widthSteps);
  const isCards = renderCard !== undefined && width < cardsBelow;
  const rowHeight = rowHeights[density];
  const { window: rowWindow, follower } = useRowWindow({
    count: rows.length,
    rowHeight: isCards ? cardHeight : rowHeight,
    list,
    scroller,
    scrollsItself: maxHeight !== undefined,
  });
  const hasSelection = choice !== undefined;
  const look = useMemo(() => ({ widths: view.widths, hasSelection }), [view.widths, hasSelection]);
  const fitting = shownColumns(columns, view.hidden, width, look)
    .map(({ id }) => id)
    .join('\n');
  // By their names: a width that changes and shows the same columns renders no row again.
  const shown = useMemo(() => columns.filter(({ id }) => fitting.split('\n').includes(id)), [columns, fitting]);
  const places = useMemo(() => placesOfShown(columns, shown, hasSelection), [columns, shown, hasSelection]);
  const least = leastOfRow(shown, look);
  const isGrid = grid !== undefined;
  const table = useMemo(
    () => ({
      rows,
      columns: shown,
      places,
      getRowId,
      getRowName,
      rowHref,
      onRowOpen,
      openRowId,
      renderLink,
      choice,
      labels,
      isGrid,
      rowHeight,
    }),
    [
      rows,
      shown,
      places,
      getRowId,
      getRowName,
      rowHref,
      onRowOpen,
      openRowId,
      renderLink,
      choice,
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
          <TableCards label={label} renderCard={renderCard} window={rowWindow} kept={grid?.keptCard} {...table} />
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
        aria-colcount={places && columns.length + (hasSelection ? 1 : 0)}
        aria-multiselectable={(isGrid && hasSelection) || undefined}
        className="bd-table__grid"
      >
        <TableHead {...{ columns: shown, places, ids, sort, onSortChange, choice, labels, grid }} />
        <TableRows table={table} window={rowWindow} keptRow={grid?.keptRow} />
      </div>
    );
  };
  const tracksOfRow = tracks(shown, view.widths, hasSelection);
  return (
    <div
      {...rest}
      ref={root}
      className={classNames('bd-table', className)}
      data-density={density}
      data-scrolls={maxHeight !== undefined || undefined}
      data-overflows={(!isCards && least > width) || undefined}
      aria-busy={isLoading || undefined}
      style={cssVars(
        { '--bd-tracks': tracksOfRow, '--bd-max': maxHeight ?? 'none', '--bd-least': `${least}px` },
        style,
      )}
    >
      {follower}
      {grid?.renderRoom({ width, look, isCards })}
      <div ref={list}>
        {isLoading && rows.length === 0 ? <TableSkeleton label={labels.loading} /> : null}
        {!isLoading && rows.length === 0 ? empty : null}
        {rows.length > 0 ? content() : null}
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
