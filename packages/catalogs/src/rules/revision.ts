import { type ProgressSplit, settle } from '../progress-split.ts';

/** Money of a paid, unfinished order, in cents of its currency. */
export interface RevisableOrder {
  readonly price: number;
  /** Of the price, 0 to 100; 0 without a booster. */
  readonly sharePercent: number;
  /** Progress payments, which the booster keeps. */
  readonly paidBefore: number;
}

/** New price, share or both. */
export type Revision = Partial<Pick<RevisableOrder, 'price' | 'sharePercent'>>;

/** Why a revision is refused. */
export type RevisionRefusal =
  | 'unchanged'
  /** A higher price is a payment request. */
  | 'higherPrice'
  /** The rest would not cover the progress payments. */
  | 'belowAdvance';

/** `figures`: the refund now, and what booster and platform get on completion. They sum to the price before. */
export type RevisedOrder =
  | { readonly ok: true; readonly figures: ProgressSplit }
  | { readonly ok: false; readonly reason: RevisionRefusal };

/**
 * Effect of a lower price or another share on an unfinished order.
 * @throws RangeError when an amount is negative or fractional, or the share outside 0 to 100
 */
export function reviseOrder(order: RevisableOrder, revision: Revision): RevisedOrder {
  const { price, sharePercent, paidBefore } = { ...order, ...revision };
  if (price > order.price) return { ok: false, reason: 'higherPrice' };
  if (price === order.price && sharePercent === order.sharePercent) return { ok: false, reason: 'unchanged' };
  const { earned, kept } = settle({ total: price, percent: 100, sharePercent, paidBefore, by: 'byProgress' });
  if (kept < 0) return { ok: false, reason: 'belowAdvance' };
  return { ok: true, figures: { refund: order.price - price, earned, kept } };
}
