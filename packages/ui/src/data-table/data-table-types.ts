import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { RenderLink } from '../link-render/link-render.tsx';

/** A column: header, cells and sorting. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Plain text, or the last element, is truncated with “…”. Text next to other content needs its own element. */
  readonly cell: (row: Row) => ReactNode;
  /** A grid track that doesn’t depend on the content, because rows come and go: '96px', 'minmax(160px, 2fr)'. */
  readonly width?: string | undefined;
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** 1 is always shown, 2 from 640 px table width, 3 from 860 px, 4 from 1080 px. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  readonly isSortable?: boolean | undefined;
  /** The value a DataGrid sorts this column by when it sorts itself. */
  readonly sortValue?: ((row: Row) => string | number) | undefined;
  /** The cell that names the row and holds its link; by default the first column. */
  readonly isRowHeader?: boolean | undefined;
  /** The header is only read out, for example above buttons. */
  readonly hidesHeader?: boolean | undefined;
  /** Users can’t hide it. The row header can never be hidden. */
  readonly isAlwaysShown?: boolean | undefined;
}

/** The user's view settings of a table. Plain data, so that it can be persisted. */
export interface TableView {
  /** IDs of hidden columns. Unknown IDs are ignored. */
  readonly hidden: readonly string[];
  /** Custom column widths in px, by ID. */
  readonly widths: Readonly<Record<string, number>>;
}

/** An update function like that of `setState`, because two quick changes can happen before a render. */
export type TableViewChange = (now: TableView) => TableView;

/** Sort column and direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The selected rows by ID. */
export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** Row selection as used by checkboxes and keys. A range starts at the row toggled last. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Selects all rows from the start of the range to this one. Without a start, begins at `from`, or here. */
  readonly extendTo: (id: string, from?: string) => void;
  readonly startRangeAt: (id: string) => void;
  readonly replace: (rows: ReadonlySet<string>) => void;
}

/** The card that stays mounted out of view because it contains focus. */
export interface FocusedCard {
  readonly at: number | undefined;
  readonly onFocus: (at: number | undefined) => void;
}

/** What determines which columns fit. */
export interface TableLayout {
  /** Of the table itself, in px. */
  readonly width: number;
  readonly rowLayout: { readonly widths: TableView['widths']; readonly hasSelection: boolean };
  readonly isCards: boolean;
}

/** What turns a table into a grid: keyboard navigation and resizable headers. */
export interface GridBehavior<Row> {
  /** Props for the grid element. */
  readonly props: Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onFocus' | 'onKeyDownCapture'>;
  /** Index of a row kept in the DOM while scrolled out of view, because it has focus. */
  readonly focusedRow: number;
  readonly focusedCard: FocusedCard;
  readonly renderHandle: (column: DataColumn<Row>) => ReactNode;
  readonly renderOverflowReporter: (room: TableLayout) => ReactNode;
  /** The table’s header controls, shown above cards. */
  readonly cardTools: ReactNode;
}

/** Texts of the table. */
export interface TableLabels {
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly loading: string;
  readonly loadMore: string;
}

/** Data shared by rows and cards. */
export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** The positions of the visible columns, if some are hidden. */
  readonly columnIndexes?: readonly number[] | undefined;
  readonly getRowId: (row: Row) => string;
  readonly getRowName: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  readonly openRowId?: string | undefined;
  readonly renderLink: RenderLink;
  readonly rowSelection?: RowSelection | undefined;
  readonly labels: TableLabels;
  readonly isGrid: boolean;
  /** In px. */
  readonly rowHeight: number;
}

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<RowsProps<Row>, 'rows' | 'columns' | 'getRowId' | 'rowHref' | 'onRowOpen' | 'openRowId'>,
    Partial<Pick<RowsProps<Row>, 'getRowName' | 'renderLink'>> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly selection?: TableSelection | undefined;
  /** Rows of 44 px or 36 px. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The user’s view settings, changed by a ColumnMenu. */
  readonly view?: TableView | undefined;
  /**
   * Card for each row when the table is narrower than 540 px. DataGrid cards can be selected and sorted; DataTable
   * cards can only be read and opened.
   */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Total number of rows, if not all are loaded. */
  readonly rowCount?: number | undefined;
  readonly hasMore?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  /** Loading more failed; only the button retries. */
  readonly hasLoadMoreFailed?: boolean | undefined;
  readonly onLoadMore?: (() => void) | undefined;
  /** Nothing has loaded yet: shows a skeleton. */
  readonly isLoading?: boolean | undefined;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** The table scrolls inside this height ('60vh'); otherwise it scrolls with the page. */
  readonly maxHeight?: string | undefined;
  readonly labels?: TableLabels | undefined;
}
