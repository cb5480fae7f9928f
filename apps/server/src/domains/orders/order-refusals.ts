import {
  type Actor,
  can,
  checkPermission,
  type DenialReason,
  type OrderSubject,
  type RuleContext,
} from '@boostdesk/auth';
import { ORDER_STATUS, orderStatusByCode } from '@boostdesk/catalogs';
import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, packagePhrase, phrase } from '../../words/phrase.ts';

/** Actions with a rule on the order. */
export type OrderAction =
  | 'order.pay'
  | 'order.look'
  | 'order.lockIn'
  | 'order.pause'
  | 'order.unpause'
  | 'order.logProgress'
  | 'order.payProgress'
  | 'order.addExtra'
  | 'order.payExtra'
  | 'order.complete'
  | 'order.rate'
  | 'order.saveCredentials'
  | 'order.revealCredentials'
  | 'order.withdraw'
  | 'order.drop'
  | 'order.assign'
  | 'order.unassign'
  | 'order.suspend'
  | 'order.resume'
  | 'order.extendDeadline'
  | 'order.cancel';

const sentences: Partial<Record<DenialReason, Phrase>> = {
  notYours: phrase('This isn’t your order.'),
  notItsCustomer: phrase('Only the customer of this order can do this.'),
  notItsBooster: phrase('Only the assigned booster can do this.'),
  hiddenWhilePaused: phrase('Account details are available only while the order is Processing.'),
  otherGames: phrase('This order is for games or platforms you don’t play.'),
  trialBusy: phrase('Complete your active order first. On trial, you can have only one at a time.'),
  trialPrice: phrase('This order costs more than boosters on trial are allowed to lock in.'),
  rated: phrase('This order has already been rated.'),
  targetNotReached: phrase('This order hasn’t reached its target. Log progress first.'),
  cancelled: phrase('This order has been cancelled.'),
  oneself: phrase('This is your own order. Someone else has to do this.'),
};

function sentenceFor(reason: DenialReason, order: OrderSubject): Phrase | undefined {
  if (reason !== 'wrongStatus') return sentences[reason];
  const status = packagePhrase(orderStatusByCode(order.status).name);
  return phrase('You can’t do this while the order’s status is {status}.', { status });
}

/**
 * Checks an action's right. Call it with the order locked.
 * @throws Refusal `not_found` when the user may not see the order, otherwise `forbidden` or `conflict`
 */
export function assertMay(action: OrderAction, actor: Actor, order: OrderSubject, context: RuleContext): void {
  const decision = checkPermission(action, actor, order, context);
  if (decision.ok) return;
  if (!can('order.get', actor, order, context)) throw new Refusal('not_found');
  if (decision.reason === 'role' || decision.reason === 'signIn') throw new Refusal('forbidden');
  throw new Refusal('conflict', sentenceFor(decision.reason, order));
}

/** Whether the user could have locked in the order before another did. */
export const wasOpenTo = (actor: Actor, order: OrderSubject, context: RuleContext): boolean =>
  can('order.look', actor, { ...order, status: ORDER_STATUS.awaiting }, context);
