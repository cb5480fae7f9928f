import {
  type OrderView,
  type order as orderCalls,
  REASON_MIN,
  type RequestOf,
  type ResponseOf,
} from '@boostdesk/api-client/contract';
import { ORDER_STATUS, type ProgressSplit, type Settlement, settle } from '@boostdesk/catalogs';

export type Ending = RequestOf<typeof orderCalls.cancel>['ending'];
export type Assignable = ResponseOf<typeof orderCalls.getAssignable>[number];

/** Choices of staff for an order that ends before its target. */
export type EndingDraft = Omit<Ending, 'figures'>;

/** Refunds go back to the payment provider by default; coins are chosen on request. */
export const emptyEnding = (settlement: Settlement): EndingDraft => ({ reason: '', settlement, refundTo: 'provider' });

type Ended = Pick<OrderView, 'status' | 'price' | 'progress' | 'share' | 'progressPaid'>;

/** Settlement in minor units of the order's currency. Refund, earned and kept add up to the paid amount. */
export const figuresOf = ({ status, price, progress, progressPaid, share }: Ended, by: Settlement): ProgressSplit =>
  settle({
    // An unpaid order has nothing to refund.
    total: status === ORDER_STATUS.unpaid ? 0 : price.amount,
    percent: progress.percent,
    sharePercent: share?.percent ?? 0,
    paidBefore: progressPaid ?? 0,
    by,
  });

/** The request's part; null without a reason. */
export const toEnding = (order: Ended, draft: EndingDraft): Ending | null =>
  draft.reason.trim().length < REASON_MIN ? null : { ...draft, figures: figuresOf(order, draft.settlement) };
