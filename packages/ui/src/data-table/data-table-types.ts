import type { ReactNode } from 'react';
import type { RenderLink } from '../link-render/link-render.tsx';

/** A column: its head, its cells, and whether it sorts. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** A grid track that does not depend on the content, as rows come and go: '96px', 'minmax(160px, 2fr)'. */
  readonly width?: string | undefined;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** 1 is always there, 2 from 640 px of the table's own width, 3 from 860 px, 4 from 1080 px. */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  readonly isSortable?: boolean | undefined;
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
  readonly getRowId: (row: Row) => string;
  readonly getRowName: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  readonly openRowId?: string | undefined;
  readonly renderLink: RenderLink;
  readonly selection?: TableSelection | undefined;
  readonly labels: TableLabels;
}
