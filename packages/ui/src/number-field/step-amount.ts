import type { Range } from './range-messages.ts';

/** The closest amount within the limits. */
export const moveWithin = (amount: number, { minValue, maxValue }: Range): number =>
  Math.max(minValue ?? Number.MIN_SAFE_INTEGER, Math.min(amount, maxValue ?? Number.MAX_SAFE_INTEGER));

/** The next multiple of `by` within the limits. An empty field starts at the minimum or 0. */
export function stepAmount(amount: number | null, by: number, range: Range): number {
  if (amount === null || Number.isNaN(amount)) return moveWithin(range.minValue ?? 0, range);
  const grid = Math.abs(by);
  const at = by > 0 ? Math.floor(amount / grid) : Math.ceil(amount / grid);
  return moveWithin((at + Math.sign(by)) * grid, range);
}
