import type { DataColumn, TableView } from './data-table-types.ts';

/** A table as it comes. */
export const plainView: TableView = { hidden: [], widths: {} };

/** Below this width of its own, in px, a table that has cards shows them. */
export const cardsBelow = 600;

const fromWidth = { 1: 0, 2: 640, 3: 860, 4: 1080 } as const;

/** Where a table changes its shape, in px of its own width. */
export const widthSteps = [0, cardsBelow, fromWidth[2], fromWidth[3], fromWidth[4]] as const;

/** The column whose cell names the row. */
export const rowHeaderOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** What there is room for and what the reader has not put away. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  { hidden }: TableView,
  width: number,
): DataColumn<Row>[] => {
  const head = rowHeaderOf(columns);
  return columns.filter(
    (column) =>
      column === head ||
      (width >= fromWidth[column.priority ?? 1] && (column.isAlwaysShown || !hidden.includes(column.id))),
  );
};

/** The grid tracks of a row. */
export const tracks = <Row>(columns: readonly DataColumn<Row>[], hasSelection: boolean): string =>
  [...(hasSelection ? ['48px'] : []), ...columns.map(({ width = 'minmax(0, 1fr)' }) => width)].join(' ');
