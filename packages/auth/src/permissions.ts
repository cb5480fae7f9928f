import { frozen } from '@boostdesk/catalogs';
import type { Actor } from './actor.ts';
import * as desk from './desk-rules.ts';
import * as order from './order-rules.ts';
import type { Verdict } from './reasons.ts';
import { type Role, roles } from './roles.ts';
import * as room from './room-rules.ts';
import * as user from './user-rules.ts';

/** The right to an action. Without `rule` the role alone decides. */
export interface Permission<S = never> {
  /** Of signed-in users. */
  readonly roles: readonly Role[];
  /** Also allows anonymous visitors. */
  readonly anonymous?: true;
  /** Checks the subject; returns `null` to allow. */
  readonly rule?: (actor: Actor, subject: S, context: order.RuleContext) => Verdict;
}

/**
 * Every action with its roles and rule. The server checks the roles first, then the rule with the row locked; the
 * dashboard shows buttons by it.
 * Roles: 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator, not ordered by rights.
 */
export const permissions = /* @__PURE__ */ (() => {
  const anyone = { roles } as const;
  const staff = { roles: [1, 4, 5] } as const satisfies Permission;
  const admin = { roles: [1] } as const satisfies Permission;
  const senior = { roles: [1, 5] } as const satisfies Permission;
  const customer = { roles: [3] } as const satisfies Permission;
  const booster = { roles: [2] } as const satisfies Permission;
  const boosterOrStaff = { roles: [1, 2, 4, 5] } as const satisfies Permission;

  return frozen({
    public: { roles, anonymous: true },
    signedIn: anyone,

    'order.create': customer,
    'order.list': anyone,
    'order.listAll': staff,
    'order.edit': staff,
    'order.get': { ...anyone, rule: order.mayView },
    'order.pay': { ...customer, rule: order.mayPay },
    'order.look': { ...booster, rule: order.mayLook },
    'order.lockIn': { ...booster, rule: order.mayLockIn },
    'order.assign': { ...staff, rule: order.mayAssign },
    'order.pause': { ...anyone, rule: order.mayPause },
    'order.unpause': { ...anyone, rule: order.mayUnpause },
    'order.logProgress': { ...booster, rule: order.mayLogProgress },
    'order.complete': { ...boosterOrStaff, rule: order.mayComplete },
    'order.drop': { ...booster, rule: order.mayDrop },
    'order.unassign': { ...staff, rule: order.mayUnassign },
    'order.suspend': { ...staff, rule: order.maySuspend },
    'order.resume': { ...staff, rule: order.mayResume },
    'order.withdraw': { ...customer, rule: order.mayWithdraw },
    'order.cancel': { ...senior, rule: order.mayCancel },
    'order.extendDeadline': { ...staff, rule: order.mayExtendDeadline },
    'order.payProgress': { ...staff, rule: order.mayPayProgress },
    'order.addExtra': { ...staff, rule: order.mayPayProgress },
    'order.payExtra': { ...customer, rule: order.mayPayExtra },
    'order.rate': { ...customer, rule: order.mayRate },
    'order.saveCredentials': { ...customer, rule: order.maySaveCredentials },
    'order.revealCredentials': { ...anyone, rule: order.mayRevealCredentials },
    'order.viewLog': { ...anyone, rule: order.mayViewLog },

    'chat.list': anyone,
    'chat.read': { ...anyone, rule: order.mayReadChat },
    'chat.send': { ...anyone, rule: order.maySendChat },
    'room.user': { ...anyone, rule: room.mayHearUser },
    'room.boosters': boosterOrStaff,
    'room.staff': staff,
    'room.orders': { ...boosterOrStaff, rule: room.mayHearOrders },
    'room.chat': { ...anyone, rule: order.mayReadChat },
    'notification.own': anyone,
    'event.own': anyone,
    'session.own': anyone,
    'profile.edit': anyone,
    'search.dashboard': anyone,
    'guide.view': anyone,
    'contentPage.view': boosterOrStaff,
    'contentPage.edit': admin,

    'earnings.viewOwn': booster,
    'ranking.viewOwn': booster,
    'earnings.viewOrder': { ...boosterOrStaff, rule: order.mayViewEarning },
    'coins.view': { ...anyone, rule: user.mayViewUserData },
    'fine.list': staff,
    'fine.create': staff,
    'fine.lift': { ...staff, rule: user.mayLiftFine },
    'progressPay.list': staff,
    'coins.list': staff,
    'coins.change': { ...staff, rule: user.mayManageUser },
    'payment.list': staff,
    'payment.create': staff,
    'payment.cancel': staff,
    'payment.own': customer,
    'payment.pay': { ...customer, rule: desk.mayClaim },
    'payout.list': admin,
    'payout.propose': { ...admin, rule: user.mayHandlePayout },
    'payout.withdraw': { ...admin, rule: user.mayHandlePayout },
    'payout.pay': { ...admin, rule: user.mayReleasePayout },
    'ledger.view': admin,
    'siteLog.list': admin,
    'pageError.report': anyone,
    'pageError.list': admin,
    'expense.list': admin,
    'expense.create': admin,
    'expense.edit': admin,
    'expense.remove': admin,

    'office.getWaiting': staff,
    'user.list': staff,
    'user.ban': { ...staff, rule: user.mayManageUser },
    'user.forceRelogin': { ...staff, rule: user.mayManageUser },
    'user.changeRole': { ...admin, rule: user.mayManageUser },
    'user.makePasswordLink': { ...admin, rule: user.mayManageUser },
    'employee.list': staff,
    'employee.edit': { ...staff, rule: user.mayManageUser },
    'application.apply': customer,
    'application.list': admin,
    'application.decide': { ...admin, rule: user.mayManageUser },
    'coupon.list': staff,
    'coupon.create': staff,
    'coupon.edit': staff,
    'blog.list': admin,
    'blog.create': admin,
    'blog.edit': admin,
    'blog.remove': admin,
    'gift.list': staff,
    'gift.create': { ...staff, rule: desk.mayGive },
    'gift.takeBack': staff,
    'gift.claim': { ...anyone, rule: desk.mayClaim },
    'duoq.list': boosterOrStaff,
    'duoq.create': staff,
    'duoq.edit': staff,
    'duoq.remove': staff,
    'duoq.borrow': booster,
    'duoq.giveBack': { ...boosterOrStaff, rule: desk.mayUseAccount },
    'duoq.reveal': { ...boosterOrStaff, rule: desk.mayUseAccount },
    'offer.list': anyone,
    'offer.create': booster,
    'offer.edit': { ...boosterOrStaff, rule: desk.mayEditOffer },
    'offer.decide': staff,
    'offer.buy': customer,
    'offer.reveal': { ...anyone, rule: desk.mayUseAccount },
    'feedback.list': senior,
    'feedback.edit': { ...senior, rule: desk.mayEditFeedback },
  } as const satisfies Readonly<Record<string, Permission>>);
})();

/** The name of an action. */
export type Action = keyof typeof permissions;

/** An action's subject; `never` when the role alone decides. */
export type SubjectOf<A extends Action> = (typeof permissions)[A] extends {
  readonly rule: (actor: Actor, subject: infer S, context: order.RuleContext) => Verdict;
}
  ? S
  : never;

/** Whether a value is the name of an action. */
export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(permissions, value);
}
