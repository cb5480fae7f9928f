export type { Actor, EmployeeFacts } from './actor.ts';
export { ANONYMOUS, actorOf, fitsEmployee, isAnonymous, isPartner, isTrialBooster } from './actor.ts';
export type { Decision, ObjectOf } from './can.ts';
export { assertCan, can, checkPermission, ForbiddenError, isRoleAllowed } from './can.ts';
export type {
  FeedbackSubject,
  GameAccountSubject,
  OfferSubject,
  QuickReplySubject,
  ReceiverSubject,
} from './desk-rules.ts';
export { coinGrantLimit, defaultLimits, type RuleLimits } from './limits.ts';
export type { FirstOffer, OrderSubject, RuleContext } from './order-rules.ts';
export { canBeOfferedFirst, checkAssignee, FIRST_OFFER_MINUTES } from './order-rules.ts';
export { orderValueFor } from './order-value.ts';
export type { Page, PageDecision, PageGuard, PageId } from './pages.ts';
export { guardPage, menuPages, pageByPath, pages, searchPages } from './pages.ts';
export type { Action, Permission, SubjectOf } from './permissions.ts';
export { isAction, permissions } from './permissions.ts';
export type { DenialReason, RuleResult } from './reasons.ts';
export { readableReplyValues } from './reply-variables.ts';
export type { HasRole, Role } from './roles.ts';
export { isAdmin, isBooster, isCustomer, isModerator, isRole, isStaff, ROLE, roleNames, roles } from './roles.ts';
export { segmentsOf } from './segments.ts';
export type { EmployeeClaims, SessionClaims } from './session/claims.ts';
// Sessions and tokens are in `./session`; servers do not need them.
export type { PayoutSubject, UserSubject } from './user-rules.ts';
