import { deepFreeze } from '../deep-freeze.ts';
import { type ProgressSplit, settle } from '../progress-split.ts';
import { ORDER_STATUS } from '../statuses.ts';
import type { OrderState } from './schedule.ts';
import { activeStatuses, isStatusIn } from './status-groups.ts';

/** Problems that a customer can report with an order. */
export const disputeReasons = /* @__PURE__ */ deepFreeze([
  'notPlayed',
  'slow',
  'wrongResult',
  'accountMisused',
  'behavior',
  'other',
] as const);
/** Problem with an order. */
export type DisputeReason = (typeof disputeReasons)[number];

/** Days after completion in which a customer can report a problem. */
export const DISPUTE_DAYS = 7;
const DISPUTE_MS = DISPUTE_DAYS * 24 * 60 * 60 * 1000;

/** Order fields that decide whether a problem can be reported. */
export interface DisputableOrder extends OrderState {
  readonly completedAt: string | null;
  readonly booster: { readonly id: number } | null;
  /** The latest one. */
  readonly dispute?: { readonly booster: { readonly id: number } | null } | undefined;
  /** Ids of the boosters of all disputes, where known. @default [] */
  readonly disputedBoosters?: readonly number[];
}

/** Whether a dispute was about the current booster: each booster's work is disputed once. */
export const isDisputedAlready = ({
  booster,
  dispute,
  disputedBoosters = [],
}: Pick<DisputableOrder, 'booster' | 'dispute' | 'disputedBoosters'>): boolean =>
  (booster !== null && disputedBoosters.includes(booster.id)) ||
  (dispute !== undefined && dispute.booster?.id === booster?.id);

/**
 * Whether a problem can be reported: from lock-in until some days after completion, once per booster. `now`: ms since
 * 1970.
 */
export function isDisputable(order: DisputableOrder, now: number): boolean {
  if (order.cancelledAt !== null || order.booster === null || isDisputedAlready(order)) return false;
  if (order.status !== ORDER_STATUS.complete) return isStatusIn(activeStatuses, order.status);
  return order.completedAt !== null && now <= Date.parse(order.completedAt) + DISPUTE_MS;
}

/** Money of a complete order, in cents of its currency. */
export interface DisputedOrder {
  /** Price minus all refunds so far. */
  readonly paid: number;
  /** Of the price, 0 to 100; 0 without a booster. */
  readonly sharePercent: number;
  /** Progress payments and a paid earning, which the boosters keep. */
  readonly paidBefore: number;
}

/**
 * Splits what a complete order has cost so far when a part of it is refunded. The parts sum to `paid`, and rounding is
 * that of `settle`. `refundPercent`: 0 to 100.
 * @throws RangeError as `settle`
 */
export const settleDispute = ({ paid, ...order }: DisputedOrder, refundPercent: number): ProgressSplit =>
  settle({ ...order, total: paid, percent: 100 - refundPercent, by: 'byProgress' });
