import type { Actor } from './actor.ts';
import type { RuleResult } from './reasons.ts';
import { isStaff } from './roles.ts';

/** The review fields that rules need. */
export interface FeedbackSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
}

/** Forbids editing a review of one's own order, as customer or booster. */
export const checkEditFeedback = (actor: Actor, { customerId, boosterId }: FeedbackSubject): RuleResult =>
  actor.id === customerId || actor.id === boosterId ? 'oneself' : null;

/** The receiver of a gift. */
export interface ReceiverSubject {
  readonly id: number;
}

/** Forbids gifts to oneself. */
export const checkGive = (actor: Actor, receiver: ReceiverSubject): RuleResult =>
  actor.id === receiver.id ? 'oneself' : null;

/** Allows only the receiver to claim a gift. */
export const checkClaim = (actor: Actor, receiver: ReceiverSubject): RuleResult =>
  actor.id === receiver.id ? null : 'notYours';

/** A DuoQ account or an account for sale. */
export interface GameAccountSubject {
  /** User ids of its borrower, or seller and buyer. */
  readonly userIds: readonly number[];
}

/** The offer fields that rules need. */
export interface OfferSubject {
  readonly sellerId: number;
}

/** Allows staff and the seller. */
export const checkEditOffer = (actor: Actor, { sellerId }: OfferSubject): RuleResult =>
  isStaff(actor) || actor.id === sellerId ? null : 'notYours';

/** Allows staff and the account's current users. */
export const checkUseAccount = (actor: Actor, account: GameAccountSubject): RuleResult =>
  isStaff(actor) || account.userIds.includes(actor.id) ? null : 'notYours';
