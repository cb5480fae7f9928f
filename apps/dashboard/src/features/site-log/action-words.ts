import type { Action } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';
import { i18n } from '../../app/i18n.ts';

type Logged = Action | 'user.usePasswordLink' | 'user.changePassword';

/** What is written into the site log, as a person would say that it was done. */
const words: Partial<Record<Logged, () => string>> = {
  'order.create': () => t`Made an order`,
  'order.pay': () => t`Paid the order`,
  'order.look': () => t`Looked at the order to lock it in`,
  'order.lockIn': () => t`Locked the order in`,
  'order.assign': () => t`Assigned a booster`,
  'order.unassign': () => t`Took the booster off the order`,
  'order.pause': () => t`Paused the order`,
  'order.unpause': () => t`Unpaused the order`,
  'order.logProgress': () => t`Logged progress`,
  'order.complete': () => t`Completed the order`,
  'order.drop': () => t`Dropped the order`,
  'order.suspend': () => t`Suspended the order`,
  'order.resume': () => t`Resumed the order`,
  'order.withdraw': () => t`Took the unpaid order back`,
  'order.extendDeadline': () => t`Extended the deadline`,
  'order.edit': () => t`Noted something of the order`,
  'order.cancel': () => t`Cancelled the order`,
  'order.rate': () => t`Rated the order`,
  'order.saveCredentials': () => t`Saved the account details`,
  'order.revealCredentials': () => t`Revealed the account details`,
  'payout.propose': () => t`Proposed a payout`,
  'payout.withdraw': () => t`Took back the proposal of a payout`,
  'payout.pay': () => t`Paid a payout`,
  'order.payProgress': () => t`Paid a booster in advance`,
  'order.addExtra': () => t`Asked for an extra on an order`,
  'order.payExtra': () => t`Paid for an extra`,
  'payment.create': () => t`Asked for a payment`,
  'payment.cancel': () => t`Took a payment request back`,
  'payment.pay': () => t`Paid what was asked for`,
  'fine.create': () => t`Fined a booster`,
  'fine.lift': () => t`Lifted a fine`,
  'coins.change': () => t`Gave or took coins`,
  'expense.create': () => t`Wrote an expense down`,
  'expense.edit': () => t`Changed an expense`,
  'expense.remove': () => t`Removed an expense`,
  'user.ban': () => t`Banned a user`,
  'user.forceRelogin': () => t`Made a user sign in again`,
  'user.makePasswordLink': () => t`Made a new-password link`,
  'user.usePasswordLink': () => t`Set a new password by a link`,
  'user.changePassword': () => t`Changed their own password`,
  'user.changeRole': () => t`Changed a user's role`,
  'profile.edit': () => t`Changed their own account`,
  'employee.edit': () => t`Changed an employee`,
  'application.apply': () => t`Applied as a booster`,
  'application.decide': () => t`Decided about an application`,
  'gift.create': () => t`Gave coins`,
  'gift.claim': () => t`Claimed a gift`,
  'gift.takeBack': () => t`Took a gift back`,
  'coupon.create': () => t`Made a coupon`,
  'coupon.edit': () => t`Changed a coupon`,
  'blog.create': () => t`Wrote a post`,
  'blog.edit': () => t`Changed a post`,
  'blog.remove': () => t`Removed a post`,
  'duoq.create': () => t`Added a DuoQ account`,
  'duoq.edit': () => t`Changed a DuoQ account`,
  'duoq.remove': () => t`Removed a DuoQ account`,
  'duoq.borrow': () => t`Borrowed a DuoQ account`,
  'duoq.giveBack': () => t`Gave a DuoQ account back`,
  'duoq.reveal': () => t`Revealed the login of a DuoQ account`,
  'offer.create': () => t`Offered an account`,
  'offer.edit': () => t`Changed an offered account`,
  'offer.decide': () => t`Decided about an offered account`,
  'offer.reveal': () => t`Revealed the login of an offered account`,
  'feedback.edit': () => t`Decided about a review`,
  'contentPage.edit': () => t`Changed a page`,
};

/** What may have been done, to choose from, by its words. */
export const actionOptions = () =>
  Object.entries(words)
    .map(([id, label]) => ({ id, label: label() }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));

/** The sentence for an action; its code where there is none, so that an entry never shows empty. */
export const actionWords = (action: string): string => words[action as Action]?.() ?? action;
