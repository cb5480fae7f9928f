import { type Actor, can, isStaff } from '@boostdesk/auth';
import { parseRoom } from '@boostdesk/realtime/contract';
import type { OrderSubjects, SubjectOrder } from '../domains/orders/order-subjects.service.ts';
import type { UsersService } from '../domains/users/users.service.ts';

export interface RoomRightsDeps {
  readonly subjects: Pick<OrderSubjects, 'byId'>;
  readonly people: Pick<UsersService, 'wantsOrderNotifications'>;
}

/** What the rules of a room ask for, read at this moment. */
export interface RoomFacts {
  /** SPEC §3, order_notification; undefined for those who are no employees. */
  readonly orderNotification: boolean | undefined;
  /** The order whose chat the room is; undefined where there is none. */
  readonly order: SubjectOrder | undefined;
}

/** Whether somebody may be in a room, by the rows `room.*` of the table of rights and nothing that the client says. */
export function isRoomAllowed(actor: Actor, name: string, { orderNotification, order }: RoomFacts): boolean {
  const room = parseRoom(name);
  if (room === undefined) return false;
  if (room.kind === 'boosters') return can('room.boosters', actor);
  if (room.kind === 'staff') return can('room.staff', actor);
  if (room.kind === 'user') return can('room.user', actor, { id: room.id });
  // Staff need not be employees: then there is nothing to switch it off with.
  if (room.kind === 'orders') {
    return can('room.orders', actor, { orderNotification: orderNotification ?? isStaff(actor) });
  }
  return order !== undefined && can('room.chat', actor, order);
}

/** Reads what the rules of one room ask for, and decides. */
export function createRoomRights({ subjects, people }: RoomRightsDeps) {
  return async function mayJoin(actor: Actor, name: string): Promise<boolean> {
    const room = parseRoom(name);
    return isRoomAllowed(actor, name, {
      orderNotification: room?.kind === 'orders' ? await people.wantsOrderNotifications(actor.id) : undefined,
      order: room?.kind === 'chat' ? await subjects.byId(room.id) : undefined,
    });
  };
}
