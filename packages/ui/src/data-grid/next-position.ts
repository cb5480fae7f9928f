/** Row -1 is the header. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly pageRows: number;
  readonly isRtl: boolean;
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Undefined for keys that do not move. `isCtrl` with Home and End goes to the first and last row. */
export const getNextPosition = (
  key: string,
  { row, column }: GridPosition,
  { rows, columns, pageRows, isRtl }: GridSize,
  isCtrl = false,
): GridPosition | undefined => {
  const to = (toRow: number, toColumn: number): GridPosition => ({
    row: clamp(-1, toRow, rows - 1),
    column: clamp(0, toColumn, columns - 1),
  });
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowRight':
      return to(row, column + forward);
    case 'ArrowLeft':
      return to(row, column - forward);
    case 'PageUp':
      return to(Math.max(Math.min(row, 0), row - pageRows), column);
    case 'PageDown':
      return to(Math.max(0, row) + pageRows, column);
    case 'Home':
      return to(isCtrl ? 0 : row, 0);
    case 'End':
      return to(isCtrl ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
};
