import type { DataColumn, TableLayout, TableView } from './data-table-types.ts';

/** Default view settings. */
export const defaultView: TableView = { hidden: [], widths: {} };

/** Table width in px. */
export const CARDS_MAX_WIDTH = 540;

const MIN_WIDTH_OF_PRIORITY = { 1: 0, 2: 640, 3: 860, 4: 1080 } as const;

const step = 20;
const steps = 70;

/** Table widths in px at which the layout may change. */
export const tableBreakpoints: readonly [number, ...number[]] = [
  0,
  ...Array.from({ length: steps }, (_, index) => step * (index + 1)),
];

export const findRowHeader = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** In px. */
const MIN_COLUMN_WIDTH = 56;
const SELECTION_WIDTH = 48;

/** Padding and checkbox of a row, in px. */
const getFixedWidth = (hasSelection: boolean): number => 16 + (hasSelection ? SELECTION_WIDTH : 0);

export type RowLayout = TableLayout['rowLayout'];

/** In px. A widened column counts with its default width, so that it brings no hidden one back. */
const getMinColumnWidth = <Row>({ id, width = '' }: DataColumn<Row>, widths: TableView['widths']): number => {
  const own = Number(/(\d+)px/.exec(width)?.[1] ?? 0);
  return Math.max(own === 0 ? 0 : MIN_COLUMN_WIDTH, Math.min(own, widths[id] ?? own));
};

/** In px; a narrower table scrolls sideways. */
export const getMinRowWidth = <Row>(columns: readonly DataColumn<Row>[], { widths, hasSelection }: RowLayout): number =>
  getFixedWidth(hasSelection) + columns.reduce((sum, column) => sum + getMinColumnWidth(column, widths), 0);

/** Drops hidden columns, and the least important where columns would clip. */
export const getVisibleColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: TableView['hidden'],
  width: number,
  layout: RowLayout = { widths: {}, hasSelection: false },
): DataColumn<Row>[] => {
  const head = findRowHeader(columns);
  const shown = columns.filter(
    (column) =>
      column === head ||
      (width >= MIN_WIDTH_OF_PRIORITY[column.priority ?? 1] && (column.isAlwaysShown || !hidden.includes(column.id))),
  );
  const isTooWide = () => getMinRowWidth(shown, layout) > width;
  for (const priority of [4, 3, 2] as const) {
    for (const column of shown.toReversed()) {
      const mayGo = column.priority === priority && column !== head && column.isAlwaysShown !== true;
      if (mayGo && isTooWide()) shown.splice(shown.indexOf(column), 1);
    }
  }
  return shown;
};

/** 1-based, counting the checkbox; undefined if all are visible. */
export const getColumnIndexes = <Row>(
  columns: readonly DataColumn<Row>[],
  shown: readonly DataColumn<Row>[],
  hasSelection: boolean,
): readonly number[] | undefined => {
  if (shown.length === columns.length) return undefined;
  const first = hasSelection ? 2 : 1;
  return shown.map((column) => columns.indexOf(column) + first);
};

/** Resized widths shrink if space is tight. */
export const buildGridTemplate = <Row>(
  columns: readonly DataColumn<Row>[],
  widths: TableView['widths'],
  hasSelection: boolean,
): string => {
  const track = ({ id, width = 'minmax(0, 1fr)' }: DataColumn<Row>) => {
    const resizedWidth = widths[id];
    return resizedWidth === undefined ? width : `minmax(${MIN_COLUMN_WIDTH}px, ${resizedWidth}px)`;
  };
  return [...(hasSelection ? [`${SELECTION_WIDTH}px`] : []), ...columns.map(track)].join(' ');
};

/** Limits in px, by what flexible columns can give. */
export const getWidthLimits = <Row>(
  column: DataColumn<Row>,
  columns: readonly DataColumn<Row>[],
  { widths, measured }: { readonly widths: TableView['widths']; readonly measured: ReadonlyMap<string, number> },
): { readonly min: number; readonly max: number } => {
  const getShrinkableWidth = ({ id, width = 'minmax(0, 1fr)' }: DataColumn<Row>): number => {
    if (id === column.id || widths[id] !== undefined || !width.includes('fr')) return 0;
    const least = Number(/(\d+)px/.exec(width)?.[1] ?? MIN_COLUMN_WIDTH);
    return Math.max(0, (measured.get(id) ?? 0) - least);
  };
  const own = measured.get(column.id) ?? MIN_COLUMN_WIDTH;
  return {
    min: MIN_COLUMN_WIDTH,
    max: Math.round(columns.reduce((sum, other) => sum + getShrinkableWidth(other), own)),
  };
};
