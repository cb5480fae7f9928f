import { ORDER_STATUS } from '@boostdesk/catalogs';

export interface TimedOrder {
  readonly status: number;
  readonly started_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly paused_seconds: number;
  readonly estimated_days: string;
  readonly percent: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days added to the quote's estimate for the deadline, to find a booster. */
const SLACK_DAYS = 2;
/** Share of the quoted days after which the pace alone counts; before, one lucky match would distort the estimate. */
const PROVEN_SHARE = 0.5;

export const deadlineFor = (paidAt: Date, estimatedDays: number): Date =>
  new Date(paidAt.getTime() + (estimatedDays + SLACK_DAYS) * DAY_MS);

export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));

export const shiftDeadline = (at: Date | null, seconds: number): Date | null =>
  at === null ? null : new Date(at.getTime() + seconds * 1000);

/** The pace gains weight with the time played. */
function remainingMs(percent: number, played: number, quoted: number): number {
  const byQuote = quoted * (1 - percent / 100);
  const byPace = (played * (100 - percent)) / percent;
  const proven = Math.min(1, played / Math.max(1, quoted * PROVEN_SHARE));
  return byPace * proven + byQuote * (1 - proven);
}

/**
 * Estimates completion without pauses; by the quote alone while there is no progress. Null when the order is not being
 * played, or the quoted days passed without progress.
 */
export function estimateFor(order: TimedOrder, now: Date): Date | null {
  const { started_at: started, status } = order;
  if (started === null || status !== ORDER_STATUS.processing || order.cancelled_at !== null) return null;
  const played = now.getTime() - started.getTime() - order.paused_seconds * 1000;
  const percent = Number(order.percent);
  const quoted = Number(order.estimated_days) * DAY_MS;
  if (percent === 0 && played >= quoted) return null;
  const left = percent === 0 ? quoted - played : remainingMs(percent, played, quoted);
  return new Date(now.getTime() + Math.max(0, Math.round(left)));
}
