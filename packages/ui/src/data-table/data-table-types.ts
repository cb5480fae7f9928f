import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { RenderLink } from '../link-render/link-render.tsx';

/** A column: its head, its cells, and whether it sorts. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Words alone, or the last element, are cut with '…'; words beside something else stand in an element of their own for that. */
  readonly cell: (row: Row) => ReactNode;
  /** A grid track that does not depend on the content, as rows come and go: '96px', 'minmax(160px, 2fr)'. */
  readonly width?: string | undefined;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** 1 is always there, 2 from 640 px of the table's own width, 3 from 860 px, 4 from 1080 px. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  readonly isSortable?: boolean | undefined;
  /** What a DataGrid sorts this column by where nobody sorts for it. */
  readonly sortValue?: ((row: Row) => string | number) | undefined;
  /** The cell that names the row and carries its link; the first column when none says so. */
  readonly isRowHeader?: boolean | undefined;
  /** The header is read aloud and not shown, as over buttons. */
  readonly hidesHeader?: boolean | undefined;
  /** It cannot be put away by the reader. The cell that names the row never can. */
  readonly isAlwaysShown?: boolean | undefined;
}

/** How somebody has arranged a table for themselves. Plain data, so that it can be kept. */
export interface TableView {
  /** Ids of the columns that were put away. One that the table does not know does no harm. */
  readonly hidden: readonly string[];
  /** Widths in px of the columns that were drawn wider or narrower, by id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Makes the arrangement of now another one: who chooses twice may be faster than what is drawn. */
export type TableViewChange = (now: TableView) => TableView;

/** The column that a table is sorted by, and which way. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows are chosen, by id. */
export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** The choice as the boxes and keys of a table make it. A range begins with the row toggled last. */
export interface RowChoice {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Chooses all rows between the beginning of the range and this one. Where none has begun, it begins at `from`, or here. */
  readonly extendTo: (id: string, from?: string) => void;
  readonly beginAt: (id: string) => void;
  readonly replace: (rows: ReadonlySet<string>) => void;
}

/** The card that stays in the page while it is scrolled out of sight, as the focus is on it. */
export interface KeptCard {
  readonly at: number | undefined;
  readonly onFocus: (at: number | undefined) => void;
}

/** What decides which columns there is room for. */
export interface TableRoom {
  /** The table's own width, in px. */
  readonly width: number;
  readonly look: { readonly widths: TableView['widths']; readonly hasSelection: boolean };
  readonly isCards: boolean;
}

/** What makes a grid of a table: keys, and heads that can be drawn. */
export interface GridFace<Row> {
  /** For the element of the grid. */
  readonly props: Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onFocus' | 'onKeyDownCapture'>;
  /** The place of a row that stays in the page while it is scrolled out of sight, as the focus is on it. */
  readonly keptRow: number;
  readonly keptCard: KeptCard;
  readonly renderHandle: (column: DataColumn<Row>) => ReactNode;
  readonly renderRoom: (room: TableRoom) => ReactNode;
  /** Over cards: what a table has in its head. */
  readonly cardTools: ReactNode;
}

/** The words of a table. */
export interface TableLabels {
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly loading: string;
  readonly loadMore: string;
}

/** What both the rows and the cards of a table need to know. */
export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** Which of all columns these are, where some are left out. */
  readonly places?: readonly number[] | undefined;
  readonly getRowId: (row: Row) => string;
  readonly getRowName: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  readonly openRowId?: string | undefined;
  readonly renderLink: RenderLink;
  readonly choice?: RowChoice | undefined;
  readonly labels: TableLabels;
  readonly isGrid: boolean;
  /** In px. */
  readonly rowHeight: number;
}

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<RowsProps<Row>, 'rows' | 'columns' | 'getRowId' | 'rowHref' | 'onRowOpen' | 'openRowId'>,
    Partial<Pick<RowsProps<Row>, 'getRowName' | 'renderLink'>> {
  /** The table's name, read aloud. */
  readonly label: string;
  readonly selection?: TableSelection | undefined;
  /** Rows of 44 px or 36 px. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** How the reader has arranged it; a ColumnMenu changes it. */
  readonly view?: TableView | undefined;
  /** Where the table is narrower than 540 px, each row is this card instead. Those of a DataGrid are chosen and sorted as its rows are; those of a DataTable are read and opened. */
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
