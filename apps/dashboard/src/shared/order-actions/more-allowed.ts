import type { OrderView } from '@boostdesk/api-client/contract';
import { type Actor, can, type OrderSubject } from '@boostdesk/auth';
import type { DialogName } from './order-dialogs.ts';

const MORE = ['extendDeadline', 'unassign', 'drop', 'suspend', 'withdraw', 'cancel'] as const satisfies DialogName[];

/** What is done to an order now and then. */
export type MoreAction = (typeof MORE)[number];

/** Those that this user may do with the order now. */
export const moreAllowed = (order: OrderView, actor: Actor, subject: OrderSubject): readonly MoreAction[] =>
  MORE.filter(
    (action) => can(`order.${action}`, actor, subject) && (action !== 'extendDeadline' || order.deadline !== null),
  );
