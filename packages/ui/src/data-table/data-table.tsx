// biome-ignore-all lint/a11y/useSemanticElements: rows come and go while scrolling and are laid out as grids; roles say what a table element would
// biome-ignore-all lint/a11y/useFocusableInteractive: parts of a table, unlike those of a grid, take no focus
import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { renderAriaLink } from '../link-render/link-render.tsx';
import { screenMessages } from '../messages/screen-messages.ts';
import { useWidthStep } from '../use-width-step.ts';
import type { DataColumn, RowsProps, TableLabels, TableSelection, TableSort, TableView } from './data-table-types.ts';
import { LoadMore } from './load-more.tsx';
import { TableCards } from './table-cards.tsx';
import { cardsBelow, plainView, shownColumns, tracks, widthSteps } from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useRowWindow } from './use-row-window.tsx';
import './data-table.css';

export type { DataColumn, TableLabels, TableSelection, TableSort, TableView };
export { plainView };

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<RowsProps<Row>, 'rows' | 'columns' | 'getRowId' | 'rowHref' | 'onRowOpen' | 'openRowId' | 'selection'>,
    Partial<Pick<RowsProps<Row>, 'getRowName' | 'renderLink'>> {
  /** The table's name, read aloud. */
  readonly label: string;
  /** Rows of 44 px or 36 px. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** How the reader has arranged it; a ColumnMenu changes it. */
  readonly view?: TableView | undefined;
  /** Where the table is narrower than 600 px, each row is this card instead. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
  /** How many rows there are in all, when not all are loaded. */
  readonly rowCount?: number | undefined;
  readonly hasMore?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  /** The last try to load more failed: it is not repeated before the button is pressed. */
  readonly hasLoadMoreFailed?: boolean | undefined;
  readonly onLoadMore?: (() => void) | undefined;
  /** Nothing is there yet: the shape of what comes. */
  readonly isLoading?: boolean | undefined;
  /** Instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** The table scrolls by itself below this height ('60vh'); otherwise it scrolls with the page. */
  readonly maxHeight?: string | undefined;
  readonly labels?: TableLabels | undefined;
}

const rowHeights = { comfortable: 44, compact: 36 } as const;
const cardHeight = 84;

/**
 * Rows of facts: dense, sortable, endless. Over 100 rows only those on the screen are drawn.
 * Put it in a card; its head sticks below the top bar.
 */
export const DataTable = <Row,>({
  label,
  rows,
  columns,
  getRowId,
  getRowName = getRowId,
  rowHref,
  onRowOpen,
  openRowId,
  selection,
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
  ref,
  className,
  style,
  ...rest
}: DataTableProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(scroller, ref), [ref]);
  const list = useRef<HTMLDivElement>(null);
  const width = useWidthStep(list, widthSteps);
  const isCards = renderCard !== undefined && width < cardsBelow;
  const { window: rowWindow, follower } = useRowWindow({
    count: rows.length,
    rowHeight: isCards ? cardHeight : rowHeights[density],
    list,
    scroller,
    scrollsItself: maxHeight !== undefined,
  });
  const shown = shownColumns(columns, view, width);
  const shared = {
    rows,
    columns: shown,
    getRowId,
    getRowName,
    rowHref,
    onRowOpen,
    openRowId,
    renderLink,
    selection,
    labels,
  };
  const content = () => {
    if (isCards) return <TableCards label={label} renderCard={renderCard} window={rowWindow} {...shared} />;
    return (
      <div
        role="table"
        aria-label={label}
        aria-rowcount={(rowCount ?? (hasMore ? -2 : rows.length)) + 1}
        className="bd-table__grid"
      >
        <TableHead
          columns={shown}
          ids={rows.map(getRowId)}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
          labels={labels}
        />
        <TableRows window={rowWindow} {...shared} />
      </div>
    );
  };
  return (
    <div
      {...rest}
      ref={root}
      className={classNames('bd-table', className)}
      data-density={density}
      data-scrolls={maxHeight !== undefined || undefined}
      aria-busy={isLoading || undefined}
      style={cssVars({ '--bd-tracks': tracks(shown, selection !== undefined), '--bd-max': maxHeight ?? 'none' }, style)}
    >
      {follower}
      <div ref={list}>
        {isLoading && rows.length === 0 ? <TableSkeleton label={labels.loading} /> : null}
        {!isLoading && rows.length === 0 ? empty : null}
        {rows.length > 0 ? content() : null}
      </div>
      {hasMore && onLoadMore && rows.length > 0 ? (
        <LoadMore
          onLoadMore={onLoadMore}
          isLoading={isLoadingMore}
          hasFailed={hasLoadMoreFailed}
          rowCount={rows.length}
          labels={labels}
        />
      ) : null}
    </div>
  );
};
