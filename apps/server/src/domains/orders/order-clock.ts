/** What of an order decides when it should be done. */
export interface Timed {
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly paused_at: Date | null;
  readonly paused_seconds: number;
  /** Days that the quote named. */
  readonly estimated_days: string;
  readonly percent: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between what a quote estimates and what is promised: time to find a booster. */
const SLACK_DAYS = 2;

export const deadlineFor = (paidAt: Date, estimatedDays: number): Date =>
  new Date(paidAt.getTime() + (estimatedDays + SLACK_DAYS) * DAY_MS);

/** Whole seconds of a pause that ends now. */
export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));

/** A deadline stands still in a pause: it moves by exactly the seconds that are added to the pauses. */
export const movedBy = (at: Date | null, seconds: number): Date | null =>
  at === null ? null : new Date(at.getTime() + seconds * 1000);

/**
 * When the order will be done at the pace so far, pauses left out; by the quote's days while nothing is logged. Null where nobody
 * plays it, and where the quote's days went by without any progress: nobody knows then.
 */
export function estimateFor(order: Timed, now: Date): Date | null {
  if (order.started_at === null || order.completed_at !== null || order.cancelled_at !== null) return null;
  const until = order.paused_at ?? now;
  const played = until.getTime() - order.started_at.getTime() - order.paused_seconds * 1000;
  const percent = Number(order.percent);
  const whole = percent > 0 ? (played * 100) / percent : Number(order.estimated_days) * DAY_MS;
  if (percent === 0 && played >= whole) return null;
  return new Date(now.getTime() + Math.max(0, Math.round(whole - played)));
}
