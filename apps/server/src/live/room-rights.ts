import { type Actor, can, isStaff } from '@boostdesk/auth';
import { parseRoom } from '@boostdesk/realtime/contract';
import type { OrderSubjects } from '../domains/orders/order-subjects.service.ts';
import type { UsersService } from '../domains/users/users.service.ts';

export interface RoomRightsDeps {
  readonly subjects: OrderSubjects;
  readonly people: Pick<UsersService, 'wantsOrderNotifications'>;
}

/** Which rooms somebody may be in, by the rows `room.*` of the table of rights and nothing that the client says. */
export function createRoomRights({ subjects, people }: RoomRightsDeps) {
  async function mayHearOrders(actor: Actor): Promise<boolean> {
    // Staff need not be employees: then there is nothing to switch it off with.
    const orderNotification = (await people.wantsOrderNotifications(actor.id)) ?? isStaff(actor);
    return can('room.orders', actor, { orderNotification });
  }

  return async function mayJoin(actor: Actor, name: string): Promise<boolean> {
    const room = parseRoom(name);
    if (room === undefined) return false;
    if (room.kind === 'boosters') return can('room.boosters', actor);
    if (room.kind === 'staff') return can('room.staff', actor);
    if (room.kind === 'orders') return mayHearOrders(actor);
    if (room.kind === 'user') return can('room.user', actor, { id: room.id });
    const order = await subjects.byId(room.id);
    return order !== undefined && can('room.chat', actor, order);
  };
}
