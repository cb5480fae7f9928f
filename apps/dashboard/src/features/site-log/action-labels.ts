import type { Action } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';
import { i18n } from '../../i18n/i18n.ts';

type LoggedAction = Action | 'user.usePasswordLink' | 'user.changePassword';

/** Labels of site log actions. */
const labels: Partial<Record<LoggedAction, () => string>> = {
  'order.create': () => t`Placed an order`,
  'order.pay': () => t`Paid for the order`,
  'order.look': () => t`Viewed the order on the board`,
  'order.lockIn': () => t`Locked in the order`,
  'order.assign': () => t`Assigned a booster`,
  'order.unassign': () => t`Unassigned the booster`,
  'order.pause': () => t`Paused the order`,
  'order.unpause': () => t`Unpaused the order`,
  'order.logProgress': () => t`Logged progress`,
  'order.undoProgress': () => t`Undid a progress entry`,
  'order.complete': () => t`Completed the order`,
  'order.drop': () => t`Dropped the order`,
  'order.suspend': () => t`Suspended the order`,
  'order.resume': () => t`Resumed the order`,
  'order.withdraw': () => t`Cancelled an unpaid order`,
  'order.extendDeadline': () => t`Extended the deadline`,
  'order.edit': () => t`Added a note to the order`,
  'order.cancel': () => t`Cancelled the order`,
  'order.rate': () => t`Rated the order`,
  'order.tip': () => t`Tipped the booster`,
  'order.shareTracking': () => t`Changed the tracking link`,
  'order.deliverGuide': () => t`Delivered the guide`,
  'order.openDispute': () => t`Reported a problem with the order`,
  'order.resolveDispute': () => t`Resolved the dispute`,
  'order.refundDispute': () => t`Resolved the dispute with a refund`,
  'order.exportEvidence': () => t`Downloaded the evidence of a dispute`,
  'order.saveCredentials': () => t`Saved the account details`,
  'order.revealCredentials': () => t`Viewed the account details`,
  'payout.propose': () => t`Proposed a payout`,
  'payout.withdraw': () => t`Withdrew a payout proposal`,
  'payout.pay': () => t`Paid a payout`,
  'order.payProgress': () => t`Made a progress payment`,
  'order.addExtra': () => t`Requested an add-on for an order`,
  'order.payExtra': () => t`Paid for an add-on`,
  'payment.create': () => t`Requested a payment`,
  'payment.cancel': () => t`Cancelled a payment request`,
  'payment.pay': () => t`Paid a payment request`,
  'fine.create': () => t`Fined a booster`,
  'fine.lift': () => t`Waived a fine`,
  'coins.change': () => t`Adjusted coins`,
  'expense.create': () => t`Recorded an expense`,
  'expense.edit': () => t`Changed an expense`,
  'expense.remove': () => t`Removed an expense`,
  'user.ban': () => t`Banned a user`,
  'user.forceRelogin': () => t`Required a user to sign in again`,
  'user.makePasswordLink': () => t`Created a password reset link`,
  'user.usePasswordLink': () => t`Reset their password with a link`,
  'user.changePassword': () => t`Changed their own password`,
  'user.changeRole': () => t`Changed a user’s role`,
  'profile.edit': () => t`Changed their own account`,
  'employee.edit': () => t`Changed an employee`,
  'application.apply': () => t`Applied as a booster`,
  'application.decide': () => t`Reviewed an application`,
  'gift.create': () => t`Sent a gift`,
  'gift.claim': () => t`Claimed a gift`,
  'gift.takeBack': () => t`Revoked a gift`,
  'coupon.create': () => t`Created a coupon`,
  'coupon.edit': () => t`Changed a coupon`,
  'blog.create': () => t`Created a post`,
  'blog.edit': () => t`Changed a post`,
  'blog.remove': () => t`Removed a post`,
  'duoq.create': () => t`Added a DuoQ account`,
  'duoq.edit': () => t`Changed a DuoQ account`,
  'duoq.remove': () => t`Removed a DuoQ account`,
  'duoq.borrow': () => t`Borrowed a DuoQ account`,
  'duoq.giveBack': () => t`Returned a DuoQ account`,
  'duoq.reveal': () => t`Viewed the login details of a DuoQ account`,
  'offer.create': () => t`Offered an account for sale`,
  'offer.edit': () => t`Changed an account offer`,
  'offer.decide': () => t`Reviewed an account offer`,
  'offer.reveal': () => t`Viewed the login details of an offered account`,
  'feedback.edit': () => t`Moderated a review`,
  'user.changeMembership': () => t`Changed Premium or partner status`,
  'limits.edit': () => t`Changed limits`,
  'contentPage.edit': () => t`Changed a page`,
};

/** Actions as options, sorted by label. */
export const actionOptions = () =>
  Object.entries(labels)
    .map(([id, label]) => ({ id, label: label() }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));

/** The label of an action; its code if there is none. */
export const actionLabel = (action: string): string => labels[action as Action]?.() ?? action;
