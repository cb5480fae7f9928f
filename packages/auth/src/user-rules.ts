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
  /** Two-person limit when the payout was proposed, in cents; null was none. */
  readonly twoToSignAbove?: number | null;
}

/** Fine fields for rules. */
export type FineSubject = Pick<PayoutSubject, 'boosterId'>;

/** Rule for a user; `null` allows. */
export type UserRule = (actor: Actor, user: UserSubject, context: RuleContext) => RuleResult;
/** Rule for a payout; `null` allows. */
export type PayoutRule = (actor: Actor, payout: PayoutSubject, context: RuleContext) => RuleResult;

/** Allows oneself and staff. */
export const checkViewUserData: UserRule = (actor, user) =>
  isSelf(actor, user.id) || isStaff(actor) ? null : 'notYours';

/** Forbids managing oneself; only admins manage other staff. */
export const checkManageUser: UserRule = (actor, user) => {
  if (actor.id === user.id) return 'oneself';
  return isStaff(user) && !isAdmin(actor) ? 'higherRole' : null;
};

/** Forbids payouts to oneself. */
export const checkHandlePayout: PayoutRule = (actor, payout) => (actor.id === payout.boosterId ? 'oneself' : null);

/** Forbids waiving one's own fine. */
export const checkLiftFine = (actor: Actor, fine: FineSubject): RuleResult =>
  actor.id === fine.boosterId ? 'oneself' : null;

const lowest = (...limits: readonly (number | null | undefined)[]): number =>
  Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY));

/**
 * Forbids payouts to oneself, and ones that the actor proposed above the limit of today or that of the proposal, so that
 * lifting the limit releases none.
 */
export const checkReleasePayout: PayoutRule = (actor, payout, context) => {
  if (actor.id === payout.boosterId) return 'oneself';
  const limit = lowest(payout.twoToSignAbove, context.twoToSignAbove);
  return payout.amount > limit && actor.id === payout.proposedById ? 'twoToSign' : null;
};
