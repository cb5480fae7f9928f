import { parseRoom } from '@boostdesk/realtime/contract';
import type { Socket } from 'socket.io';
import { isOfOrder } from './room-rights.ts';

type Joining = Pick<Socket, 'connected' | 'rooms' | 'join' | 'leave' | 'data'>;
type Leaving = Pick<Socket, 'leave' | 'data'>;

const countLostRights = ({ data }: Pick<Socket, 'data'>): number => data.leaves ?? 0;

/** Makes a pending join decide again. */
export function recordLostRight(socket: Pick<Socket, 'data'>): void {
  socket.data.leaves = countLostRights(socket) + 1;
}

export function removeFromRoom(socket: Leaving, room: string): void {
  recordLostRight(socket);
  void socket.leave(room);
}

/** Rooms of orders of a client that never leaves one; the oldest are left. */
const ORDER_ROOMS_MAX = 200;

/**
 * Joins the rooms that `decide` allows. With `leavesOthers`, leaves every other room of an order, because the client named
 * all that it shows. Decides again when the user lost a right meanwhile.
 */
export async function joinRooms(
  socket: Joining,
  decide: () => Promise<readonly string[]>,
  leavesOthers: boolean,
): Promise<readonly string[]> {
  for (;;) {
    const before = countLostRights(socket);
    const rooms = await decide();
    if (countLostRights(socket) !== before) continue;
    if (!socket.connected) return [];
    // No await between the check and the join, so a later loss of the right finds the socket in its rooms.
    void socket.join([...rooms]);
    socket.data.joins = (socket.data.joins ?? 0) + 1;
    const ofOrders = [...socket.rooms].filter((room) => isOfOrder(parseRoom(room)));
    const others = ofOrders.filter((room) => !rooms.includes(room));
    const left = leavesOthers ? others : others.slice(0, Math.max(0, ofOrders.length - ORDER_ROOMS_MAX));
    for (const room of left) void socket.leave(room);
    return rooms;
  }
}
