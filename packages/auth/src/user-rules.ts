import { type Actor, isOneself } from './actor.ts';
import type { RuleContext } from './order-rules.ts';
import type { Verdict } from './reasons.ts';
import { isAdmin, isStaff, type Role } from './roles.ts';

/** What the rules need to know of a user. */
export interface UserSubject {
  readonly id: number;
  readonly role: Role;
}

/** What the rules need to know of a payout. */
export interface PayoutSubject {
  /** The booster's user id. */
  readonly boosterId: number;
  readonly proposedById: number | null;
  /** Cents. */
  readonly amount: number;
}

/** What the rules need to know of a fine: whom it is on. */
export type FineSubject = Pick<PayoutSubject, 'boosterId'>;

/** Whether somebody may do something to a user; `null` allows. */
export type UserRule = (actor: Actor, user: UserSubject, context: RuleContext) => Verdict;
/** Whether somebody may do something to a payout; `null` allows. */
export type PayoutRule = (actor: Actor, payout: PayoutSubject, context: RuleContext) => Verdict;

/** One's own data, and anybody's for staff. SPEC §7, getBalance with `user_id` null or another's. */
export const mayViewUserData: UserRule = (actor, user) =>
  isOneself(actor, user.id) || isStaff(actor) ? null : 'notYours';

/** Nobody acts on their own account as staff, and only an admin acts on another member of staff. docs/product.md, Users. */
export const mayManageUser: UserRule = (actor, user) => {
  if (actor.id === user.id) return 'oneself';
  return isStaff(user) && !isAdmin(actor) ? 'higherRole' : null;
};

/** Nobody has a hand in a payout to themselves. docs/product.md, Payouts. */
export const mayHandlePayout: PayoutRule = (actor, payout) => (actor.id === payout.boosterId ? 'oneself' : null);

/** Nobody lifts a fine of their own, from the time when they were a booster. docs/product.md, Fines. */
export const mayLiftFine = (actor: Actor, fine: FineSubject): Verdict =>
  actor.id === fine.boosterId ? 'oneself' : null;

/** Above a limit the one who proposed does not also pay. docs/product.md, Payouts. */
export const mayReleasePayout: PayoutRule = (actor, payout, context) => {
  if (actor.id === payout.boosterId) return 'oneself';
  const limit = context.twoToSignAbove ?? null;
  return limit !== null && payout.amount > limit && actor.id === payout.proposedById ? 'twoToSign' : null;
};
