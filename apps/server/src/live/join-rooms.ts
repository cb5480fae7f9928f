import { parseRoom } from '@boostdesk/realtime/contract';
import type { Socket } from 'socket.io';

type Joining = Pick<Socket, 'connected' | 'rooms' | 'join' | 'leave' | 'data'>;
type Leaving = Pick<Socket, 'leave' | 'data'>;

/** How often a right of the socket's user has ended. */
const countLeaves = ({ data }: Pick<Socket, 'data'>): number => data.leaves ?? 0;

/** Notes that the socket's user has lost a right: a join that is being decided on is decided on again. */
export function noteLeave(socket: Pick<Socket, 'data'>): void {
  socket.data.leaves = countLeaves(socket) + 1;
}

/** Takes a socket out of a room because its user has lost the right to it. */
export function takeOut(socket: Leaving, room: string): void {
  noteLeave(socket);
  void socket.leave(room);
}

/**
 * Joins the rooms that `decide` allows and leaves every other chat, because a client always names all chats that it shows. Decides again
 * when a right of the user ended meanwhile: it may have been read before.
 */
export async function joinRooms(socket: Joining, decide: () => Promise<readonly string[]>): Promise<readonly string[]> {
  for (;;) {
    const before = countLeaves(socket);
    const rooms = await decide();
    if (countLeaves(socket) !== before) continue;
    if (!socket.connected) return [];
    // Nothing is awaited between that look and this line: a leave that comes now finds the socket in its rooms.
    void socket.join([...rooms]);
    socket.data.joins = (socket.data.joins ?? 0) + 1;
    for (const room of [...socket.rooms])
      if (parseRoom(room)?.kind === 'chat' && !rooms.includes(room)) void socket.leave(room);
    return rooms;
  }
}
