import type { ReplyAudience } from '@boostdesk/catalogs/rules';
import type { Actor } from './actor.ts';
import type { RuleResult } from './reasons.ts';
import { isBooster, isStaff } from './roles.ts';

/** Review fields for rules. */
export interface FeedbackSubject {
  readonly customerId: number;
  readonly boosterId: number | null;
}

/** Forbids editing the review of an own order, as customer or booster. */
export const checkEditFeedback = (actor: Actor, { customerId, boosterId }: FeedbackSubject): RuleResult =>
  actor.id === customerId || actor.id === boosterId ? 'oneself' : null;

/** Receiver of a gift. */
export interface ReceiverSubject {
  readonly id: number;
}

/** Forbids gifts to oneself. */
export const checkGive = (actor: Actor, receiver: ReceiverSubject): RuleResult =>
  actor.id === receiver.id ? 'oneself' : null;

/** Allows only the receiver to claim a gift. */
export const checkClaim = (actor: Actor, receiver: ReceiverSubject): RuleResult =>
  actor.id === receiver.id ? null : 'notYours';

/** DuoQ account or account for sale. */
export interface GameAccountSubject {
  /** Borrower, or seller and buyer. */
  readonly userIds: readonly number[];
}

/** Offer fields for rules. */
export interface OfferSubject {
  readonly sellerId: number;
}

/** Allows staff and the seller. */
export const checkEditOffer = (actor: Actor, { sellerId }: OfferSubject): RuleResult =>
  isStaff(actor) || actor.id === sellerId ? null : 'notYours';

/** Allows staff and the account's current users. */
export const checkUseAccount = (actor: Actor, account: GameAccountSubject): RuleResult =>
  isStaff(actor) || account.userIds.includes(actor.id) ? null : 'notYours';

/** Quick reply fields for rules. */
export interface QuickReplySubject {
  readonly ownerId: number;
  readonly audience: ReplyAudience;
}

/** Allows the owner of a personal quick reply, and staff all shared ones. */
export const checkEditQuickReply = (actor: Actor, { ownerId, audience }: QuickReplySubject): RuleResult => {
  if (audience === 'own') return actor.id === ownerId ? null : 'notYours';
  return isStaff(actor) ? null : 'role';
};

/** Allows who may edit it, and boosters those that are shared with them. */
export const checkReadQuickReply = (actor: Actor, reply: QuickReplySubject): RuleResult =>
  reply.audience === 'boosters' && isBooster(actor) ? null : checkEditQuickReply(actor, reply);
