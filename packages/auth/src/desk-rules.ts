import type { Actor } from './actor.ts';
import type { Verdict } from './reasons.ts';
import { isStaff } from './roles.ts';

/** What the rules need to know of a review. */
export interface FeedbackSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
}

/** Nobody decides what is read of themselves: not of their own order, nor of one that they played. docs/product.md, Reviews. */
export const mayEditFeedback = (actor: Actor, { customerId, boosterId }: FeedbackSubject): Verdict =>
  actor.id === customerId || actor.id === boosterId ? 'oneself' : null;

/** What the rules need to know of somebody who is given something. */
export interface ReceiverSubject {
  readonly id: number;
}

/** Nobody gives to themselves. docs/product.md, Gifts. */
export const mayGive = (actor: Actor, receiver: ReceiverSubject): Verdict =>
  actor.id === receiver.id ? 'oneself' : null;

/** What was given is for one person alone. docs/product.md, Gifts. */
export const mayClaim = (actor: Actor, receiver: ReceiverSubject): Verdict =>
  actor.id === receiver.id ? null : 'notYours';

/** What the rules need to know of a game account that the house lends or boosters sell. */
export interface GameAccountSubject {
  /** Whoever it is with now: the one who borrowed it; the one who sells it, and the one who bought it. */
  readonly with: readonly number[];
}

/** What the rule needs to know of an offer: who sells the account, and never who bought it. */
export interface OfferSubject {
  readonly sellerId: number;
}

/** Whoever sells a game account, and staff. docs/product.md, Account selling. */
export const mayEditOffer = (actor: Actor, { sellerId }: OfferSubject): Verdict =>
  isStaff(actor) || actor.id === sellerId ? null : 'notYours';

/** Whoever a game account is with, and staff. docs/product.md, Game accounts. */
export const mayUseAccount = (actor: Actor, account: GameAccountSubject): Verdict =>
  isStaff(actor) || account.with.includes(actor.id) ? null : 'notYours';
