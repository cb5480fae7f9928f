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
  hidden: TableView['hidden'],
  width: number,
): DataColumn<Row>[] => {
  const head = rowHeaderOf(columns);
  return columns.filter(
    (column) =>
      column === head ||
      (width >= fromWidth[column.priority ?? 1] && (column.isAlwaysShown || !hidden.includes(column.id))),
  );
};

/** No column is drawn narrower, in px. */
const leastWidth = 56;

/** The grid tracks of a row. A drawn width gives way where there is no room for it. */
export const tracks = <Row>(
  columns: readonly DataColumn<Row>[],
  widths: TableView['widths'],
  hasSelection: boolean,
): string => {
  const track = ({ id, width = 'minmax(0, 1fr)' }: DataColumn<Row>) => {
    const drawn = widths[id];
    return drawn === undefined ? width : `minmax(${leastWidth}px, ${drawn}px)`;
  };
  return [...(hasSelection ? ['48px'] : []), ...columns.map(track)].join(' ');
};

/** How wide a column may be drawn, in px: as far as those that follow the room can still give way. */
export const widthLimits = <Row>(
  column: DataColumn<Row>,
  columns: readonly DataColumn<Row>[],
  { widths, measured }: { readonly widths: TableView['widths']; readonly measured: ReadonlyMap<string, number> },
): { readonly min: number; readonly max: number } => {
  const room = ({ id, width = 'minmax(0, 1fr)' }: DataColumn<Row>): number => {
    if (id === column.id || widths[id] !== undefined || !width.includes('fr')) return 0;
    const least = Number(/(\d+)px/.exec(width)?.[1] ?? leastWidth);
    return Math.max(0, (measured.get(id) ?? 0) - least);
  };
  const own = measured.get(column.id) ?? leastWidth;
  return { min: leastWidth, max: Math.round(columns.reduce((sum, other) => sum + room(other), own)) };
};
