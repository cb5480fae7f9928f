import { ORDER_STATUS } from '../statuses.ts';
import { isStatusIn, scheduledStatuses } from './status-groups.ts';

/** The state of an order: a cancelled one keeps its status. Times are ISO 8601. */
export interface OrderState {
  readonly status: number;
  readonly cancelledAt: string | null;
}

/** Whether an order is complete or cancelled. */
export const isEnded = ({ status, cancelledAt }: OrderState): boolean =>
  cancelledAt !== null || status === ORDER_STATUS.complete;

/** Whether the deadline of an order runs: not while it is unpaid, paused or suspended, nor after its end. */
export const isDeadlineRunning = ({ status, cancelledAt }: OrderState): boolean =>
  cancelledAt === null && isStatusIn(scheduledStatuses, status);

/** Whether an order is past its running deadline. `now` is in ms since 1970. */
export const isOverdue = (order: OrderState & { readonly deadline: string | null }, now: number): boolean =>
  isDeadlineRunning(order) && order.deadline !== null && Date.parse(order.deadline) < now;
