import type { dispute as disputeCalls, OrderView, RequestOf } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { ORDER_STATUS, type ProgressSplit } from '@boostdesk/catalogs';
import { isStatusIn, runningStatuses, settleDispute } from '@boostdesk/catalogs/rules';
import { subjectOf } from '../order-subject.ts';
import { isReason } from './ending-draft.ts';

type Decision = RequestOf<typeof disputeCalls.resolve>;
export type OutcomeKind = Decision['outcome']['kind'];

/** Choices of staff for an open dispute. */
export interface DisputeDraft {
  readonly reason: string;
  readonly kind: OutcomeKind;
  /** Null while the field is empty. */
  readonly percent: number | null;
  readonly refundTo: 'coins' | 'provider';
}

export const emptyDispute: DisputeDraft = { reason: '', kind: 'dismiss', percent: null, refundTo: 'provider' };

type Disputed = Pick<OrderView, 'price' | 'share' | 'progressPaid' | 'ending' | 'dispute'>;

/** All refunds so far, in cents of the order's currency. */
export const refundedSoFar = ({ ending, dispute }: Pick<OrderView, 'ending' | 'dispute'>): number =>
  (ending?.refund ?? 0) + (dispute?.refundedInAll ?? 0);

const redoableStatuses = [ORDER_STATUS.awaiting, ...runningStatuses];

/** What the user can decide: a part is refunded once the order is complete, and another booster redoes it before. */
export function outcomesFor(order: OrderView, actor: Actor): readonly OutcomeKind[] {
  if (order.status === ORDER_STATUS.complete)
    return can('order.refundDispute', actor, subjectOf(order)) ? ['dismiss', 'refund'] : ['dismiss'];
  return isStatusIn(redoableStatuses, order.status) ? ['dismiss', 'redo'] : ['dismiss'];
}

/** Figures after a refund, in cents of the order's currency. */
export const disputeFigures = (order: Disputed, percent: number): ProgressSplit =>
  settleDispute(
    {
      paid: order.price.amount - refundedSoFar(order),
      sharePercent: order.share?.percent ?? 0,
      paidBefore: (order.progressPaid ?? 0) + (order.dispute?.paidOut ?? 0),
    },
    percent,
  );

const isPercent = (value: number | null): value is number => value !== null && value >= 1 && value <= 100;

/** The percentage to refund; 0 while the input is not between 1 and 100. */
export const percentOf = ({ percent }: Pick<DisputeDraft, 'percent'>): number => (isPercent(percent) ? percent : 0);

/** The request's part; null while the input is incomplete. */
export function toDecision(order: Disputed, draft: DisputeDraft): Omit<Decision, 'id'> | null {
  const { kind, percent, reason, refundTo } = draft;
  if (!isReason(reason)) return null;
  if (kind !== 'refund') return { reason, outcome: { kind } };
  if (!isPercent(percent)) return null;
  return { reason, outcome: { kind, percent, refundTo, figures: disputeFigures(order, percent) } };
}
