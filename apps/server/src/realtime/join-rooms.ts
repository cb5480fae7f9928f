import { parseRoom } from '@boostdesk/realtime/contract';
import type { Socket } from 'socket.io';

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

/**
 * Joins the rooms that `decide` allows and leaves every other chat, because clients name all chats they show. Decides
 * again when the user lost a right meanwhile.
 */
export async function joinRooms(socket: Joining, decide: () => Promise<readonly string[]>): Promise<readonly string[]> {
  for (;;) {
    const before = countLostRights(socket);
    const rooms = await decide();
    if (countLostRights(socket) !== before) continue;
    if (!socket.connected) return [];
    // No await between the check and the join, so a later loss of the right finds the socket in its rooms.
    void socket.join([...rooms]);
    socket.data.joins = (socket.data.joins ?? 0) + 1;
    for (const room of [...socket.rooms])
      if (parseRoom(room)?.kind === 'chat' && !rooms.includes(room)) void socket.leave(room);
    return rooms;
  }
}
