/** A cell: the heads are row -1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit on the screen. */
  readonly page: number;
  readonly isRtl: boolean;
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * Where a key leads to; undefined for keys that lead nowhere. Home and End stay in the row, with `isIntegerBetween` (Ctrl) they go to the
 * first and the last row.
 */
export const nextPlace = (
  key: string,
  { row, column }: GridPlace,
  { rows, columns, page, isRtl }: GridShape,
  isWhole = false,
): GridPlace | undefined => {
  const to = (toRow: number, toColumn: number): GridPlace => ({
    row: between(-1, toRow, rows - 1),
    column: between(0, toColumn, columns - 1),
  });
  const ahead = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowRight':
      return to(row, column + ahead);
    case 'ArrowLeft':
      return to(row, column - ahead);
    case 'PageUp':
      return to(Math.max(Math.min(row, 0), row - page), column);
    case 'PageDown':
      return to(Math.max(0, row) + page, column);
    case 'Home':
      return to(isWhole ? 0 : row, 0);
    case 'End':
      return to(isWhole ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
};
