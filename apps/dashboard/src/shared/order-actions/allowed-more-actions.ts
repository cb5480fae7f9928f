import type { OrderView } from '@boostdesk/api-client/contract';
import { type Actor, can, type OrderSubject } from '@boostdesk/auth';
import type { DialogName } from './order-dialogs.ts';

const MORE_ACTIONS = [
  'extendDeadline',
  'unassign',
  'drop',
  'suspend',
  'withdraw',
  'cancel',
] as const satisfies DialogName[];

/** A less frequent action. */
export type MoreAction = (typeof MORE_ACTIONS)[number];

/** The less frequent actions that the user may run now. */
export const allowedMoreActions = (order: OrderView, actor: Actor, subject: OrderSubject): readonly MoreAction[] =>
  MORE_ACTIONS.filter(
    (action) => can(`order.${action}`, actor, subject) && (action !== 'extendDeadline' || order.deadline !== null),
  );
