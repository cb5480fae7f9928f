import { type Actor, isSelf } from './actor.ts';
import type { RuleResult } from './reasons.ts';

/** User whose events a room carries. */
export interface UserRoomSubject {
  readonly id: number;
}

/** The actor's `order_notification`. */
export interface OrderRoomSubject {
  readonly orderNotification: boolean;
}

/** Allows only the user, not even staff. */
export const checkJoinUserRoom = (actor: Actor, user: UserRoomSubject): RuleResult =>
  isSelf(actor, user.id) ? null : 'notYours';

/** Requires order notifications. */
export const checkJoinOrderRoom = (_actor: Actor, own: OrderRoomSubject): RuleResult =>
  own.orderNotification ? null : 'notYours';
