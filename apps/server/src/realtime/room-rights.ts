import { type Actor, can, isStaff } from '@boostdesk/auth';
import { type ParsedRoom, parseRoom } from '@boostdesk/realtime/contract';
import type { OrderSubjects, SubjectOrder } from '../domains/orders/order-subjects.service.ts';
import type { UsersService } from '../domains/users/users.service.ts';

export interface RoomRightsDeps {
  readonly subjects: Pick<OrderSubjects, 'byId'>;
  readonly people: Pick<UsersService, 'wantsOrderNotifications'>;
}

export interface RoomFacts {
  /** SPEC §3, order_notification; undefined for users who are not employees. */
  readonly orderNotification: boolean | undefined;
  readonly order: SubjectOrder | undefined;
}

type OrderRoom = Extract<ParsedRoom, { kind: 'chat' | 'viewers' }>;

/** Whether a room belongs to one order. */
export const isOfOrder = (room: ParsedRoom | undefined): room is OrderRoom =>
  room?.kind === 'chat' || room?.kind === 'viewers';

/** Checks the `room.*` rights. */
export function isRoomAllowed(actor: Actor, name: string, { orderNotification, order }: RoomFacts): boolean {
  const room = parseRoom(name);
  if (room === undefined) return false;
  if (room.kind === 'boosters') return can('room.boosters', actor);
  if (room.kind === 'staff') return can('room.staff', actor);
  if (room.kind === 'user') return can('room.user', actor, { id: room.id });
  // Staff without an employee record have no setting to turn it off.
  if (room.kind === 'orders') {
    return can('room.orders', actor, { orderNotification: orderNotification ?? isStaff(actor) });
  }
  if (order === undefined) return false;
  return room.kind === 'viewers' ? can('room.viewers', actor) : can('room.chat', actor, order);
}

export function createRoomCheck({ subjects, people }: RoomRightsDeps) {
  return async function canJoin(actor: Actor, name: string): Promise<boolean> {
    const room = parseRoom(name);
    return isRoomAllowed(actor, name, {
      orderNotification: room?.kind === 'orders' ? await people.wantsOrderNotifications(actor.id) : undefined,
      order: isOfOrder(room) ? await subjects.byId(room.id) : undefined,
    });
  };
}
