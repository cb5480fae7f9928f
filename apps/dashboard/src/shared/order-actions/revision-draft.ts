import type { OrderView } from '@boostdesk/api-client/contract';
import { type ProgressSplit, settle } from '@boostdesk/catalogs';
import { type Revision, reviseOrder } from '@boostdesk/catalogs/rules';

type Revised = Pick<OrderView, 'price' | 'share' | 'progressPaid'>;

const revisableOf = ({ price, share, progressPaid }: Revised) => ({
  price: price.amount,
  sharePercent: share?.percent ?? 0,
  paidBefore: progressPaid ?? 0,
});

/** Figures on completion after a revision, by the server's rule; null when it is refused. */
export function figuresAfter(order: Revised, revision: Revision): ProgressSplit | null {
  const revised = reviseOrder(revisableOf(order), revision);
  return revised.ok ? revised.figures : null;
}

/** Effect of a typed price: figures of a lower one, the difference to a higher one. */
export function planPrice(order: Revised, price: number | null) {
  if (price === null) return { after: null, more: 0, isTooLow: false };
  const current = order.price.amount;
  const after = figuresAfter(order, { price });
  return { after, more: Math.max(0, price - current), isTooLow: price < current && after === null };
}

/** Figures on completion as the order is. */
export function figuresNow(order: Revised): Pick<ProgressSplit, 'earned' | 'kept'> {
  const { price, sharePercent, paidBefore } = revisableOf(order);
  const { earned, kept } = settle({ total: price, percent: 100, sharePercent, paidBefore, by: 'byProgress' });
  return { earned, kept };
}
