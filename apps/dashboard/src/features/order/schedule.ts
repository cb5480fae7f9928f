import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';

type Schedule = Pick<OrderView, 'cancelledAt' | 'deadline' | 'estimate' | 'status'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const isPlayed = ({ status, cancelledAt }: Schedule): boolean =>
  status === ORDER_STATUS.processing && cancelledAt === null;

/** Whether an active order is past its deadline. */
export const isLate = (order: Schedule, now: number): boolean =>
  isPlayed(order) && order.deadline !== null && new Date(order.deadline).getTime() < now;

/** In the reader's time zone, like the dates next to it. */
const dayOf = (at: string): number => {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
};

/** Days from the deadline to the expected completion of an active order, 0 on the same day; null if not late. */
export function daysBehind(order: Schedule): number | null {
  if (!isPlayed(order) || order.deadline === null || order.estimate === null) return null;
  if (new Date(order.estimate).getTime() <= new Date(order.deadline).getTime()) return null;
  return dayOf(order.estimate) - dayOf(order.deadline);
}
