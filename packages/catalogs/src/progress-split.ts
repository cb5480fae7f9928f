import { frozen } from './frozen.ts';
import { assertAmount, splitByPercent } from './money.ts';

/** An amount that was paid, in three parts that sum to it. Cents. */
export interface ProgressSplit {
  /** Back to the customer: what was not played. */
  readonly refund: number;
  /** The booster's share of what was played. */
  readonly earned: number;
  /** What the house keeps of it. Below 0 where more was paid in advance than is earned in the end: the house bears it. */
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
  if (input.total < 0) throw new RangeError('What was paid cannot be below 0');
  const played = splitByPercent(input.total, input.percent);
  const shared = splitByPercent(played.part, input.sharePercent);
  return { refund: played.rest, earned: shared.part, kept: shared.rest };
}

/** Who gets what when an order ends before its target: as far as it came, all as if it had come there, or all back. */
export const settlements = /* @__PURE__ */ frozen(['byProgress', 'allToBooster', 'allToCustomer'] as const);
/** One of `settlements`. */
export type Settlement = (typeof settlements)[number];

/** `paidBefore`: what boosters got in advance for the progress of the order. */
type Settled = Parameters<typeof progressSplit>[0] & { readonly by: Settlement; readonly paidBefore?: number };

/**
 * The same three parts, by what was decided on the order. What boosters got in advance is part of what they earned: nobody
 * takes it back from them, and the customer gets no less for it.
 * @throws RangeError as `progressSplit`, for a `by` that is none, and where `paidBefore` is no whole number of cents from 0 up
 */
export function settle({ by, paidBefore = 0, ...input }: Settled): ProgressSplit {
  if (!settlements.includes(by)) throw new RangeError('An order is settled in one of three ways');
  assertAmount(paidBefore);
  if (paidBefore < 0) throw new RangeError('What was paid in advance cannot be below 0');
  const whole = by === 'allToBooster' ? 100 : 0;
  const split = progressSplit({ ...input, percent: by === 'byProgress' ? input.percent : whole });
  const beyond = Math.max(0, paidBefore - split.earned);
  return { refund: split.refund, earned: split.earned + beyond, kept: split.kept - beyond };
}
