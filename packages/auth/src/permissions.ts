import { deepFreeze } from '@boostdesk/catalogs';
import type { Actor } from './actor.ts';
import * as desk from './desk-rules.ts';
import * as order from './order-rules.ts';
import type { RuleResult } from './reasons.ts';
import { type Role, roles } from './roles.ts';
import * as room from './room-rules.ts';
import * as user from './user-rules.ts';

/** Right to an action. Without `rule` the role alone decides. */
export interface Permission<S = never> {
  /** Of signed-in users. */
  readonly roles: readonly Role[];
  /** Also allows anonymous visitors. */
  readonly anonymous?: true;
  /** `null` allows. */
  readonly rule?: (actor: Actor, subject: S, context: order.RuleContext) => RuleResult;
}

/**
 * Actions with roles and rule. The server checks the rule with the row locked; the dashboard shows buttons by it.
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

  return deepFreeze({
    public: { roles, anonymous: true },
    signedIn: anyone,

    'order.create': customer,
    'order.list': anyone,
    'order.listAll': staff,
    'order.edit': staff,
    'order.get': { ...anyone, rule: order.checkView },
    'order.pay': { ...customer, rule: order.checkPay },
    'order.look': { ...booster, rule: order.checkLook },
    'order.lockIn': { ...booster, rule: order.checkLockIn },
    'order.assign': { ...staff, rule: order.checkAssign },
    'order.pause': { ...anyone, rule: order.checkPause },
    'order.unpause': { ...anyone, rule: order.checkUnpause },
    'order.logProgress': { ...booster, rule: order.checkLogProgress },
    'order.undoProgress': { ...booster, rule: order.checkLogProgress },
    'order.complete': { ...boosterOrStaff, rule: order.checkComplete },
    'order.drop': { ...booster, rule: order.checkDrop },
    'order.unassign': { ...staff, rule: order.checkUnassign },
    'order.suspend': { ...staff, rule: order.checkSuspend },
    'order.resume': { ...staff, rule: order.checkResume },
    'order.withdraw': { ...customer, rule: order.checkWithdraw },
    'order.cancel': { ...senior, rule: order.checkCancel },
    'order.changePrice': { ...senior, rule: order.checkChangePrice },
    'order.changeShare': { ...staff, rule: order.checkChangeShare },
    'order.extendDeadline': { ...staff, rule: order.checkExtendDeadline },
    'order.payProgress': { ...staff, rule: order.checkPayProgress },
    'order.addExtra': { ...staff, rule: order.checkPayProgress },
    'order.payExtra': { ...customer, rule: order.checkPayExtra },
    'order.rate': { ...customer, rule: order.checkRate },
    'order.tip': { ...customer, rule: order.checkThankBooster },
    'favorite.own': customer,
    'favorite.add': { ...customer, rule: order.checkThankBooster },
    'order.shareTracking': { ...customer, rule: order.checkShareTracking },
    'order.openDispute': { ...customer, rule: order.checkOpenDispute },
    'order.resolveDispute': { ...staff, rule: order.checkResolveDispute },
    // As cancelling, which refunds as well.
    'order.refundDispute': { ...senior, rule: order.checkResolveDispute },
    'order.exportEvidence': { ...staff, rule: order.checkExportEvidence },
    'order.readGuide': { ...anyone, rule: order.checkReadGuide },
    'order.writeGuide': { ...booster, rule: order.checkWriteGuide },
    'order.deliverGuide': { ...booster, rule: order.checkWriteGuide },
    'order.viewPlay': { ...anyone, rule: order.checkViewPlay },
    'order.setPlaying': { ...booster, rule: order.checkLogProgress },
    'order.poke': { ...customer, rule: order.checkPoke },
    'order.planSession': { roles: [2, 3], rule: order.checkPlanSession },
    'playSession.own': { roles: [2, 3] },
    'availability.own': booster,
    'order.saveCredentials': { ...customer, rule: order.checkSaveCredentials },
    'order.revealCredentials': { ...anyone, rule: order.checkRevealCredentials },
    'order.viewLog': { ...anyone, rule: order.checkViewLog },

    'chat.list': anyone,
    'chat.read': { ...anyone, rule: order.checkReadChat },
    'chat.send': { ...anyone, rule: order.checkSendChat },
    'chat.schedule': { ...anyone, rule: order.checkScheduleChat },
    'room.user': { ...anyone, rule: room.checkJoinUserRoom },
    'room.boosters': boosterOrStaff,
    'room.staff': staff,
    'room.orders': { ...boosterOrStaff, rule: room.checkJoinOrderRoom },
    'room.chat': { ...anyone, rule: order.checkReadChat },
    'room.viewers': staff,
    'notification.own': anyone,
    'event.own': anyone,
    'session.own': anyone,
    'profile.edit': anyone,
    'search.dashboard': anyone,
    'guide.view': anyone,
    'contentPage.view': boosterOrStaff,
    'contentPage.edit': admin,
    // Moderators see how many coins they may grant.
    'limits.view': staff,
    'limits.edit': admin,

    'earnings.viewOwn': booster,
    'ranking.viewOwn': booster,
    'earnings.viewOrder': { ...boosterOrStaff, rule: order.checkViewEarning },
    'coins.view': { ...anyone, rule: user.checkViewUserData },
    'fine.list': staff,
    'fine.create': staff,
    'fine.lift': { ...staff, rule: user.checkLiftFine },
    'progressPay.list': staff,
    'coins.list': staff,
    'coins.change': { ...staff, rule: user.checkManageUser },
    'payment.list': staff,
    'payment.create': staff,
    'payment.cancel': staff,
    'payment.own': customer,
    'payment.pay': { ...customer, rule: desk.checkClaim },
    'payout.list': admin,
    'payout.propose': { ...admin, rule: user.checkHandlePayout },
    'payout.withdraw': { ...admin, rule: user.checkHandlePayout },
    'payout.pay': { ...admin, rule: user.checkReleasePayout },
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
    'user.ban': { ...staff, rule: user.checkManageUser },
    'user.forceRelogin': { ...staff, rule: user.checkManageUser },
    'user.changeRole': { ...admin, rule: user.checkManageUser },
    'user.changeMembership': { ...staff, rule: user.checkManageUser },
    'user.makePasswordLink': { ...admin, rule: user.checkManageUser },
    'employee.list': staff,
    'employee.edit': { ...staff, rule: user.checkManageUser },
    'application.apply': customer,
    'application.list': admin,
    'application.decide': { ...admin, rule: user.checkManageUser },
    'coupon.list': staff,
    'coupon.create': staff,
    'coupon.edit': staff,
    'blog.list': admin,
    'blog.create': admin,
    'blog.edit': admin,
    'blog.remove': admin,
    'gift.list': staff,
    'gift.create': { ...staff, rule: desk.checkGive },
    'gift.takeBack': staff,
    'gift.claim': { ...anyone, rule: desk.checkClaim },
    'duoq.list': boosterOrStaff,
    'duoq.create': staff,
    'duoq.edit': staff,
    'duoq.remove': staff,
    'duoq.borrow': booster,
    'duoq.giveBack': { ...boosterOrStaff, rule: desk.checkUseAccount },
    'duoq.reveal': { ...boosterOrStaff, rule: desk.checkUseAccount },
    'offer.list': anyone,
    'offer.create': booster,
    'offer.edit': { ...boosterOrStaff, rule: desk.checkEditOffer },
    'offer.decide': staff,
    'offer.buy': customer,
    'offer.reveal': { ...anyone, rule: desk.checkUseAccount },
    'quickReply.list': boosterOrStaff,
    'quickReply.read': { ...boosterOrStaff, rule: desk.checkReadQuickReply },
    'quickReply.create': { ...boosterOrStaff, rule: desk.checkEditQuickReply },
    'quickReply.edit': { ...boosterOrStaff, rule: desk.checkEditQuickReply },
    'quickReply.remove': { ...boosterOrStaff, rule: desk.checkEditQuickReply },
    'feedback.list': senior,
    'feedback.edit': { ...senior, rule: desk.checkEditFeedback },
  } as const satisfies Readonly<Record<string, Permission>>);
})();

/** Name of an action. */
export type Action = keyof typeof permissions;

/** Subject of an action; `never` when the role alone decides. */
export type SubjectOf<A extends Action> = (typeof permissions)[A] extends {
  readonly rule: (actor: Actor, subject: infer S, context: order.RuleContext) => RuleResult;
}
  ? S
  : never;

/** Whether a value is the name of an action. */
export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(permissions, value);
}
