import {
  type OrderView,
  type order as orderCalls,
  REASON_MIN,
  type RequestOf,
  type ResponseOf,
} from '@boostdesk/api-client/contract';
import type { ProgressSplit, Settlement } from '@boostdesk/catalogs';
import { settleOrder } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';

export type Ending = RequestOf<typeof orderCalls.cancel>['ending'];
export type Assignable = ResponseOf<typeof orderCalls.getAssignable>[number];

/** Choices of staff for an order that ends before its target. */
export type EndingDraft = Omit<Ending, 'figures'>;

/** Refunds go back to the payment provider by default; coins are chosen on request. */
export const emptyEnding = (settlement: Settlement): EndingDraft => ({ reason: '', settlement, refundTo: 'provider' });

type Ended = Pick<OrderView, 'status' | 'price' | 'progress' | 'share' | 'progressPaid'>;

/** Settlement in minor units of the order's currency. Refund, earned and kept add up to the paid amount. */
export const figuresOf = ({ status, price, progress, progressPaid, share }: Ended, by: Settlement): ProgressSplit =>
  settleOrder(
    {
      status,
      price: price.amount,
      percent: progress.percent,
      sharePercent: share?.percent ?? 0,
      paidBefore: progressPaid ?? 0,
    },
    by,
  );

export const isReason = (text: string): boolean => visibleLength(text) >= REASON_MIN;

/** The request's part; null without a reason. */
export const toEnding = (order: Ended, draft: EndingDraft): Ending | null =>
  isReason(draft.reason) ? { ...draft, figures: figuresOf(order, draft.settlement) } : null;
