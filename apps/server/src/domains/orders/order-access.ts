import {
  type Actor,
  can,
  checkPermission,
  type DenialReason,
  type OrderSubject,
  type RuleContext,
} from '@boostdesk/auth';
import { ORDER_STATUS, orderStatusByCode } from '@boostdesk/catalogs';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg, packageMsg } from '../../i18n/message.ts';

export type OrderAction =
  | 'order.pay'
  | 'order.look'
  | 'order.lockIn'
  | 'order.pause'
  | 'order.unpause'
  | 'order.logProgress'
  | 'order.undoProgress'
  | 'order.payProgress'
  | 'order.addExtra'
  | 'order.payExtra'
  | 'order.complete'
  | 'order.rate'
  | 'order.tip'
  | 'order.shareTracking'
  | 'order.openDispute'
  | 'order.resolveDispute'
  | 'order.readGuide'
  | 'order.writeGuide'
  | 'order.deliverGuide'
  | 'order.viewPlay'
  | 'order.planSession'
  | 'order.setPlaying'
  | 'order.poke'
  | 'order.refundDispute'
  | 'order.exportEvidence'
  | 'order.saveCredentials'
  | 'order.revealCredentials'
  | 'order.withdraw'
  | 'order.drop'
  | 'order.assign'
  | 'order.unassign'
  | 'order.suspend'
  | 'order.resume'
  | 'order.extendDeadline'
  | 'order.changePrice'
  | 'order.changeShare'
  | 'order.cancel';

const denialMessages: Partial<Record<DenialReason, MessageDescriptor>> = {
  notYours: msg('This isn’t your order.'),
  notItsCustomer: msg('Only the customer of this order can do this.'),
  notItsBooster: msg('Only the assigned booster can do this.'),
  hiddenWhilePaused: msg('Account details are available only while the order is Processing.'),
  otherGames: msg('This order is for games or platforms you don’t play.'),
  barred: msg('Another booster has to redo this order.'),
  onVacation: msg('You’re on vacation. End your vacation in your profile to lock in orders.'),
  trialBusy: msg('Complete your active order first. On trial, you can have only one at a time.'),
  trialPrice: msg('This order costs more than boosters on trial are allowed to lock in.'),
  rated: msg('This order has already been rated.'),
  targetNotReached: msg('This order hasn’t reached its target. Log progress first.'),
  cancelled: msg('This order has been cancelled.'),
  oneself: msg('This is your own order. Someone else has to do this.'),
};

function firstOfferMessage({ firstOffer }: OrderSubject): MessageDescriptor {
  const time = new Date(firstOffer?.until ?? 0).toISOString().slice(11, 16);
  return msg(
    'The customer’s preferred boosters are offered this order first. If none of them locks it in, you can from {time} UTC.',
    { time },
  );
}

function denialMessage(reason: DenialReason, order: OrderSubject): MessageDescriptor | undefined {
  if (reason !== 'wrongStatus') return denialMessages[reason];
  const status = packageMsg(orderStatusByCode(order.status).name);
  return msg('You can’t do this while the order’s status is {status}.', { status });
}

/**
 * Call it with the order locked.
 * @throws HttpError `not_found` when the user may not see the order, otherwise `forbidden` or `conflict`
 */
export function assertAllowed(action: OrderAction, actor: Actor, order: OrderSubject, context: RuleContext): void {
  const decision = checkPermission(action, actor, order, context);
  if (decision.ok) return;
  // Only for boosters whom the order fits: they will see it soon.
  if (decision.reason === 'offeredFirst') throw new HttpError('conflict', firstOfferMessage(order));
  if (!can('order.get', actor, order, context)) throw new HttpError('not_found');
  if (decision.reason === 'role' || decision.reason === 'signIn') throw new HttpError('forbidden');
  throw new HttpError('conflict', denialMessage(decision.reason, order));
}

export const couldHaveLockedIn = (actor: Actor, order: OrderSubject, context: RuleContext): boolean =>
  can('order.look', actor, { ...order, status: ORDER_STATUS.awaiting }, context);
