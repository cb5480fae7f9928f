import { assertAmount, splitByPercent } from './money.ts';

export interface ProgressSplit {
  /** Back to the customer: what was not played. */
  readonly refund: number;
  /** The booster's share of what was played. */
  readonly earned: number;
  /** What the house keeps of it. */
  readonly kept: number;
}

/**
 * What an order is worth when it ends at `percent` of its way: refund + earned + kept is `total`, to the cent. All in
 * cents of one currency. Fractions of a cent go to the customer first, then to the house.
 * @throws RangeError where the total is below 0 or a percentage outside 0 to 100.
 */
export function progressSplit(input: {
  readonly total: number;
  readonly percent: number;
  readonly sharePercent: number;
}): ProgressSplit {
  assertAmount(input.total);
  if (input.total < 0) throw new RangeError('What was paid cannot be below 0');
  const played = splitByPercent(input.total, input.percent);
  const shared = splitByPercent(played.part, input.sharePercent);
  return { refund: played.rest, earned: shared.part, kept: shared.rest };
}
