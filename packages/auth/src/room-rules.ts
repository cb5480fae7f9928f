import { type Actor, isOneself } from './actor.ts';
import type { Verdict } from './reasons.ts';

/** The user whose events a room carries. */
export interface UserRoomSubject {
  readonly id: number;
}

/** The actor's `order_notification` flag. SPEC §3. */
export interface OrderRoomSubject {
  readonly orderNotification: boolean;
}

/** Allows only the user, not even staff. SPEC §7. */
export const mayHearUser = (actor: Actor, user: UserRoomSubject): Verdict =>
  isOneself(actor, user.id) ? null : 'notYours';

/** Requires order notifications. SPEC §6. */
export const mayHearOrders = (_actor: Actor, own: OrderRoomSubject): Verdict =>
  own.orderNotification ? null : 'notYours';
