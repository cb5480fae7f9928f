import { type Actor, isOneself } from './actor.ts';
import type { RuleContext } from './order-rules.ts';
import type { Verdict } from './reasons.ts';
import { isAdmin, isStaff, type Role } from './roles.ts';

/** The user fields that rules need. */
export interface UserSubject {
  readonly id: number;
  readonly role: Role;
}

/** The payout fields that rules need. */
export interface PayoutSubject {
  /** User id. */
  readonly boosterId: number;
  readonly proposedById: number | null;
  /** Cents. */
  readonly amount: number;
}

/** The fine fields that rules need. */
export type FineSubject = Pick<PayoutSubject, 'boosterId'>;

/** A rule for a user; `null` allows. */
export type UserRule = (actor: Actor, user: UserSubject, context: RuleContext) => Verdict;
/** A rule for a payout; `null` allows. */
export type PayoutRule = (actor: Actor, payout: PayoutSubject, context: RuleContext) => Verdict;

/** Allows oneself and staff. SPEC §7. */
export const mayViewUserData: UserRule = (actor, user) =>
  isOneself(actor, user.id) || isStaff(actor) ? null : 'notYours';

/** Forbids managing oneself; only admins manage other staff. */
export const mayManageUser: UserRule = (actor, user) => {
  if (actor.id === user.id) return 'oneself';
  return isStaff(user) && !isAdmin(actor) ? 'higherRole' : null;
};

/** Forbids payouts to oneself. */
export const mayHandlePayout: PayoutRule = (actor, payout) => (actor.id === payout.boosterId ? 'oneself' : null);

/** Forbids waiving one's own fine. */
export const mayLiftFine = (actor: Actor, fine: FineSubject): Verdict =>
  actor.id === fine.boosterId ? 'oneself' : null;

/** Forbids payouts to oneself, and above `twoToSignAbove` ones that the actor proposed. */
export const mayReleasePayout: PayoutRule = (actor, payout, context) => {
  if (actor.id === payout.boosterId) return 'oneself';
  const limit = context.twoToSignAbove ?? null;
  return limit !== null && payout.amount > limit && actor.id === payout.proposedById ? 'twoToSign' : null;
};
