import type { AnswerOf, OrderView, order as orderCalls, RequestOf } from '@boostdesk/api-client/contract';
import { ORDER_STATUS, type ProgressSplit, type Settlement, settle } from '@boostdesk/catalogs';

export type Ending = RequestOf<typeof orderCalls.cancel>['ending'];
export type Assignable = AnswerOf<typeof orderCalls.getAssignable>[number];

/** What staff have chosen for an order that ends before its target. */
export type EndingDraft = Omit<Ending, 'figures'>;

/** What was paid goes back the way it came; coins are for who asks for them. */
export const noEnding = (settlement: Settlement): EndingDraft => ({ reason: '', settlement, refundTo: 'provider' });

/** The contract's least length of a reason. */
export const REASON_LEAST = 3;

type Ended = Pick<OrderView, 'status' | 'price' | 'progress' | 'share' | 'progressPaid'>;

/** Who would get what, in minor units of the order's currency: refund, earned and kept are what was paid, to the cent. */
export const figuresOf = ({ status, price, progress, progressPaid, share }: Ended, by: Settlement): ProgressSplit =>
  settle({
    // Nothing is paid yet, and nothing to be given back.
    total: status === ORDER_STATUS.unpaid ? 0 : price.amount,
    percent: progress.percent,
    sharePercent: share?.percent ?? 0,
    paidBefore: progressPaid ?? 0,
    by,
  });

/** The request's part; null while the reason is missing. */
export const toEnding = (order: Ended, draft: EndingDraft): Ending | null =>
  draft.reason.trim().length < REASON_LEAST ? null : { ...draft, figures: figuresOf(order, draft.settlement) };
