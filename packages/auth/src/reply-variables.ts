import { type ReplyValues, type ReplyVariable, replyVariables } from '@boostdesk/catalogs/rules';
import type { Actor } from './actor.ts';
import { can } from './can.ts';
import type { OrderSubject } from './order-rules.ts';

/** The action that shows a variable's value elsewhere; null for values of the actor alone. */
const shownBy = {
  'customer.name': 'chat.read',
  'booster.name': 'chat.read',
  'my.name': null,
  'order.number': 'order.get',
  'order.game': 'order.get',
  'order.service': 'order.get',
  'order.server': 'order.get',
  'order.status': 'order.get',
  'order.start': 'order.get',
  'order.target': 'order.get',
  'order.deadline': 'order.get',
  blank: null,
} as const satisfies Readonly<Record<ReplyVariable, 'chat.read' | 'order.get' | null>>;

/** Leaves out the values that the actor may not see of the order. */
export function readableReplyValues(actor: Actor, order: OrderSubject, values: ReplyValues): ReplyValues {
  const readable = replyVariables.filter((name) => {
    const action = shownBy[name];
    return action === null || can(action, actor, order);
  });
  return Object.fromEntries(readable.map((name) => [name, values[name] ?? null]));
}
