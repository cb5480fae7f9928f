import { deepFreeze } from './deep-freeze.ts';
import { assertAmount, splitByPercent } from './money.ts';

/** Parts of a paid amount, in cents. */
export interface ProgressSplit {
  /** For the remaining progress. */
  readonly refund: number;
  /** The booster's share for the progress. */
  readonly earned: number;
  /** Negative when progress payments exceed `earned`. */
  readonly kept: number;
}

/**
 * Splits the price of an order that ends at `percent` of its progress, in cents. The parts sum to `total`; rounding
 * favours the customer, then the platform.
 * @throws RangeError when the total is negative or a percentage is outside 0 to 100
 */
export function progressSplit(input: {
  readonly total: number;
  readonly percent: number;
  readonly sharePercent: number;
}): ProgressSplit {
  if (input.total < 0) throw new RangeError('The total must not be negative');
  const played = splitByPercent(input.total, input.percent);
  const shared = splitByPercent(played.part, input.sharePercent);
  return { refund: played.rest, earned: shared.part, kept: shared.rest };
}

/** Settlements of an order that ends early. */
export const settlements = /* @__PURE__ */ deepFreeze(['byProgress', 'allToBooster', 'allToCustomer'] as const);
/** Settlement of an order. */
export type Settlement = (typeof settlements)[number];

/** `paidBefore`: progress payments, in cents. */
type SettleInput = Parameters<typeof progressSplit>[0] & { readonly by: Settlement; readonly paidBefore?: number };

/**
 * Splits the price of an ended order by its settlement. Boosters keep progress payments; the platform bears the excess
 * over their share.
 * @throws RangeError as `progressSplit`, for an unknown settlement, and when `paidBefore` is negative or fractional
 */
export function settle({ by, paidBefore = 0, ...input }: SettleInput): ProgressSplit {
  if (!settlements.includes(by)) throw new RangeError('Unknown settlement');
  assertAmount(paidBefore);
  if (paidBefore < 0) throw new RangeError('`paidBefore` must not be negative');
  const whole = by === 'allToBooster' ? 100 : 0;
  const split = progressSplit({ ...input, percent: by === 'byProgress' ? input.percent : whole });
  const beyond = Math.max(0, paidBefore - split.earned);
  return { refund: split.refund, earned: split.earned + beyond, kept: split.kept - beyond };
}
