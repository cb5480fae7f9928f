import { type Actor, isSelf } from './actor.ts';
import type { RuleContext } from './order-rules.ts';
import type { RuleResult } from './reasons.ts';
import { isAdmin, isStaff, type Role } from './roles.ts';

/** User fields for rules. */
export interface UserSubject {
  readonly id: number;
  readonly role: Role;
}

/** Payout fields for rules. */
export interface PayoutSubject {
  readonly boosterId: number;
  readonly proposedById: number | null;
  /** Cents. */
  readonly amount: number;
}

export type FineSubject = Pick<PayoutSubject, 'boosterId'>;

export type UserRule = (actor: Actor, user: UserSubject, context: RuleContext) => RuleResult;
export type PayoutRule = (actor: Actor, payout: PayoutSubject, context: RuleContext) => RuleResult;

/** SPEC §7. */
export const checkViewUserData: UserRule = (actor, user) =>
  isSelf(actor, user.id) || isStaff(actor) ? null : 'notYours';

/** Only admins manage other staff. */
export const checkManageUser: UserRule = (actor, user) => {
  if (actor.id === user.id) return 'oneself';
  return isStaff(user) && !isAdmin(actor) ? 'higherRole' : null;
};

export const checkHandlePayout: PayoutRule = (actor, payout) => (actor.id === payout.boosterId ? 'oneself' : null);

export const checkLiftFine = (actor: Actor, fine: FineSubject): RuleResult =>
  actor.id === fine.boosterId ? 'oneself' : null;

/** Above `twoToSignAbove` also forbids payouts that the actor proposed. */
export const checkReleasePayout: PayoutRule = (actor, payout, context) => {
  if (actor.id === payout.boosterId) return 'oneself';
  const limit = context.twoToSignAbove ?? null;
  return limit !== null && payout.amount > limit && actor.id === payout.proposedById ? 'twoToSign' : null;
};
