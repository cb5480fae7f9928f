import { type Actor, isSelf } from './actor.ts';
import type { RuleResult } from './reasons.ts';

export interface UserRoomSubject {
  readonly id: number;
}

/** `order_notification` of SPEC §3. */
export interface OrderRoomSubject {
  readonly orderNotification: boolean;
}

/** Not even staff. SPEC §7. */
export const checkJoinUserRoom = (actor: Actor, user: UserRoomSubject): RuleResult =>
  isSelf(actor, user.id) ? null : 'notYours';

/** SPEC §6. */
export const checkJoinOrderRoom = (_actor: Actor, own: OrderRoomSubject): RuleResult =>
  own.orderNotification ? null : 'notYours';
