import { ORDER_STATUS } from '@boostdesk/catalogs';

/** What of an order decides when it should be done. */
export interface Timed {
  readonly status: number;
  readonly started_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly paused_seconds: number;
  /** Days that the quote named. */
  readonly estimated_days: string;
  readonly percent: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between what a quote estimates and what is promised: time to find a booster. */
const SLACK_DAYS = 2;
/** Of the quote's days: once so much is played, the pace alone tells; before, one lucky match would promise the moon. */
const PROVEN_PART = 0.5;

export const deadlineFor = (paidAt: Date, estimatedDays: number): Date =>
  new Date(paidAt.getTime() + (estimatedDays + SLACK_DAYS) * DAY_MS);

/** Whole seconds of a pause that ends now. */
export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));

/** A deadline stands still in a pause: it moves by exactly the seconds that are added to the pauses. */
export const movedBy = (at: Date | null, seconds: number): Date | null =>
  at === null ? null : new Date(at.getTime() + seconds * 1000);

/** What is left, by the quote's days and by the pace so far: the longer it is played, the more the pace counts. */
function leftAt(percent: number, played: number, quoted: number): number {
  const byQuote = quoted * (1 - percent / 100);
  const byPace = (played * (100 - percent)) / percent;
  const proven = Math.min(1, played / Math.max(1, quoted * PROVEN_PART));
  return byPace * proven + byQuote * (1 - proven);
}

/**
 * When the order will be done, pauses left out; by the quote's days while nothing is logged. Null where nobody plays it, now as
 * in a pause or at all, and where the quote's days went by without any progress: nobody knows then.
 */
export function estimateFor(order: Timed, now: Date): Date | null {
  const { started_at: started, status } = order;
  if (started === null || status !== ORDER_STATUS.processing || order.cancelled_at !== null) return null;
  const played = now.getTime() - started.getTime() - order.paused_seconds * 1000;
  const percent = Number(order.percent);
  const quoted = Number(order.estimated_days) * DAY_MS;
  if (percent === 0 && played >= quoted) return null;
  const left = percent === 0 ? quoted - played : leftAt(percent, played, quoted);
  return new Date(now.getTime() + Math.max(0, Math.round(left)));
}
