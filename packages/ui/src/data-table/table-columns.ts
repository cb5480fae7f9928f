import type { DataColumn, TableRoom, TableView } from './data-table-types.ts';

/** A table as it comes. */
export const plainView: TableView = { hidden: [], widths: {} };

/** Below this width of its own, in px, a table that has cards shows them. */
export const cardsBelow = 540;

const fromWidth = { 1: 0, 2: 640, 3: 860, 4: 1080 } as const;

const step = 20;
const steps = 70;

/** Where a table may change its shape, in px of its own width: every `step`, where cards begin among them. */
export const widthSteps: readonly [number, ...number[]] = [
  0,
  ...Array.from({ length: steps }, (_, index) => step * (index + 1)),
];

/** The column whose cell names the row. */
export const rowHeaderOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** No column is drawn narrower, in px. */
const leastWidth = 56;
const selectionWidth = 48;

/** What stands beside the columns of a row, in px: its padding, and the box to pick it. */
const besides = (hasSelection: boolean): number => 16 + (hasSelection ? selectionWidth : 0);

export type RowLook = TableRoom['look'];

/** What a column asks of a row, in px: one that was drawn wide asks for what it had, and brings nothing back that had no room. */
const leastOf = <Row>({ id, width = '' }: DataColumn<Row>, widths: TableView['widths']): number => {
  const own = Number(/(\d+)px/.exec(width)?.[1] ?? 0);
  return Math.max(own === 0 ? 0 : leastWidth, Math.min(own, widths[id] ?? own));
};

/** What the columns of a row ask for, in px: where the table is narrower it scrolls to its side. */
export const leastOfRow = <Row>(columns: readonly DataColumn<Row>[], { widths, hasSelection }: RowLook): number =>
  besides(hasSelection) + columns.reduce((sum, column) => sum + leastOf(column, widths), 0);

/** What there is room for and what the reader has not put away; of columns that would cut each other, what matters least goes. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: TableView['hidden'],
  width: number,
  look: RowLook = { widths: {}, hasSelection: false },
): DataColumn<Row>[] => {
  const head = rowHeaderOf(columns);
  const shown = columns.filter(
    (column) =>
      column === head ||
      (width >= fromWidth[column.priority ?? 1] && (column.isAlwaysShown || !hidden.includes(column.id))),
  );
  const isTooWide = () => leastOfRow(shown, look) > width;
  for (const priority of [4, 3, 2] as const) {
    for (const column of shown.toReversed()) {
      const mayGo = column.priority === priority && column !== head && column.isAlwaysShown !== true;
      if (mayGo && isTooWide()) shown.splice(shown.indexOf(column), 1);
    }
  }
  return shown;
};

/** Which of all the columns of a table stand there, counted from 1 and the box to pick rows among them; undefined for all of them. */
export const placesOfShown = <Row>(
  columns: readonly DataColumn<Row>[],
  shown: readonly DataColumn<Row>[],
  hasSelection: boolean,
): readonly number[] | undefined => {
  if (shown.length === columns.length) return undefined;
  const first = hasSelection ? 2 : 1;
  return shown.map((column) => columns.indexOf(column) + first);
};

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
  return [...(hasSelection ? [`${selectionWidth}px`] : []), ...columns.map(track)].join(' ');
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
