import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { RenderLink } from '../link-render/link-render.tsx';

/** A table column. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Plain text, or the last element, truncates with “…”; text beside other content needs an element. */
  readonly cell: (row: Row) => ReactNode;
  /** A grid track independent of the content: '96px', 'minmax(160px, 2fr)'. */
  readonly width?: string | undefined;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** 1 always shows, 2 from 640 px table width, 3 from 860 px, 4 from 1080 px. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  readonly isSortable?: boolean | undefined;
  /** What a self-sorting DataGrid sorts by. */
  readonly sortValue?: ((row: Row) => string | number) | undefined;
  /** Names the row and holds its link. @default the first column */
  readonly isRowHeader?: boolean | undefined;
  /** The header is only read out. */
  readonly hidesHeader?: boolean | undefined;
  /** Users can’t hide it. The row header can never be hidden. */
  readonly isAlwaysShown?: boolean | undefined;
}

/** View settings. Plain data that can be persisted. */
export interface TableView {
  /** Hidden column IDs; unknown ones are ignored. */
  readonly hidden: readonly string[];
  /** Column widths in px, by ID. */
  readonly widths: Readonly<Record<string, number>>;
}

/** An updater as for `setState`, because two changes can precede a render. */
export type TableViewChange = (now: TableView) => TableView;

/** Sort column and direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Selected row IDs. */
export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** A range starts at the row toggled last. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Selects from the range start, or else `from`, or else this row. */
  readonly extendTo: (id: string, from?: string) => void;
  readonly startRangeAt: (id: string) => void;
  readonly replace: (rows: ReadonlySet<string>) => void;
}

/** The focused card stays mounted out of view. */
export interface FocusedCard {
  readonly at: number | undefined;
  readonly onFocus: (at: number | undefined) => void;
}

export interface TableLayout {
  /** Of the table, in px. */
  readonly width: number;
  readonly rowLayout: { readonly widths: TableView['widths']; readonly hasSelection: boolean };
  readonly isCards: boolean;
}

/** Adds keyboard navigation and resizable headers to a table. */
export interface GridBehavior<Row> {
  readonly props: Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onFocus' | 'onKeyDownCapture'>;
  /** Index of the focused row, kept mounted out of view. */
  readonly focusedRow: number;
  readonly focusedCard: FocusedCard;
  readonly renderHandle: (column: DataColumn<Row>) => ReactNode;
  readonly renderOverflowReporter: (room: TableLayout) => ReactNode;
  /** The header controls above cards. */
  readonly cardTools: ReactNode;
}

/** Table texts. */
export interface TableLabels {
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly loading: string;
  readonly loadMore: string;
}

export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  /** Positions of the visible columns, if some are hidden. */
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
  /** The accessible name. */
  readonly label: string;
  readonly selection?: TableSelection | undefined;
  /** Rows of 44 px or 36 px. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Changed by a ColumnMenu. */
  readonly view?: TableView | undefined;
  /**
   * Renders rows as cards below 540 px table width. Only DataGrid cards can be selected and sorted. A click on a card follows its element
   * with `data-opens-row`.
   */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Total rows, if not all are loaded. */
  readonly rowCount?: number | undefined;
  readonly hasMore?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  /** Only the button retries. */
  readonly hasLoadMoreFailed?: boolean | undefined;
  readonly onLoadMore?: (() => void) | undefined;
  /** Shows a skeleton until the first rows load. */
  readonly isLoading?: boolean | undefined;
  /** Shown without rows. */
  readonly empty?: ReactNode;
  /** Scrolls inside this height ('60vh') instead of with the page. */
  readonly maxHeight?: string | undefined;
  readonly labels?: TableLabels | undefined;
}
