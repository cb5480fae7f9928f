import { type Actor, isOneself } from './actor.ts';
import type { Verdict } from './reasons.ts';

/** The user whose own events a room carries. */
export interface UserRoomSubject {
  readonly id: number;
}

/** Whether the one who asks wants to hear of all orders' pauses: SPEC §3, order_notification. */
export interface OrderRoomSubject {
  readonly orderNotification: boolean;
}

/** A user's events are heard by that user alone, staff included: seeing as another does is its own action. SPEC §7. */
export const mayHearUser = (actor: Actor, user: UserRoomSubject): Verdict =>
  isOneself(actor, user.id) ? null : 'notYours';

/** Non-customers hear the order room if their order notifications are on. SPEC §6. Roles say who; this says when. */
export const mayHearOrders = (_actor: Actor, own: OrderRoomSubject): Verdict =>
  own.orderNotification ? null : 'notYours';
