import { ORDER_STATUS } from '../statuses.ts';
import { isStatusIn, scheduledStatuses } from './status-groups.ts';

/** State of an order; cancelled ones keep their status. Times are ISO 8601. */
export interface OrderState {
  readonly status: number;
  readonly cancelledAt: string | null;
}

/** Whether an order is complete or cancelled. */
export const isEnded = ({ status, cancelledAt }: OrderState): boolean =>
  cancelledAt !== null || status === ORDER_STATUS.complete;

/** Whether the deadline runs: not while unpaid, paused or suspended, nor after the end. */
export const isDeadlineRunning = ({ status, cancelledAt }: OrderState): boolean =>
  cancelledAt === null && isStatusIn(scheduledStatuses, status);

/** Whether a running deadline is past. `now`: ms since 1970. */
export const isOverdue = (order: OrderState & { readonly deadline: string | null }, now: number): boolean =>
  isDeadlineRunning(order) && order.deadline !== null && Date.parse(order.deadline) < now;
