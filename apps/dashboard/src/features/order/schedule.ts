import type { OrderView } from '@boostdesk/api-client/contract';
import { isDeadlineRunning } from '@boostdesk/catalogs/rules';

type Schedule = Pick<OrderView, 'cancelledAt' | 'deadline' | 'estimate' | 'status'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** In the reader's time zone, like the dates next to it. */
const dayOf = (at: string): number => {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
};

/** Days from the deadline to the later estimate of a running order, 0 on the same day; null if not late. */
export function daysBehind(order: Schedule): number | null {
  if (!isDeadlineRunning(order) || order.deadline === null || order.estimate === null) return null;
  if (new Date(order.estimate).getTime() <= new Date(order.deadline).getTime()) return null;
  return dayOf(order.estimate) - dayOf(order.deadline);
}
