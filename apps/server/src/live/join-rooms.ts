import { parseRoom } from '@boostdesk/realtime/contract';
import type { Socket } from 'socket.io';

type Joining = Pick<Socket, 'connected' | 'rooms' | 'join' | 'leave' | 'data'>;

/**
 * Joins the rooms that `decide` allows and leaves every other chat: of what is open, a client names all. Decides again where somebody was
 * taken out of a room meanwhile, as the right may have been read before it ended.
 * @param countLeaves how often somebody was taken out of a room by this process
 */
export async function joinRooms(
  socket: Joining,
  countLeaves: () => number,
  decide: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  for (;;) {
    const before = countLeaves();
    const rooms = await decide();
    if (countLeaves() !== before) continue;
    if (!socket.connected) return [];
    // Nothing is awaited between that look and this line: a leave that comes now finds the socket in its rooms.
    void socket.join([...rooms]);
    socket.data.joins = (socket.data.joins ?? 0) + 1;
    for (const room of [...socket.rooms])
      if (parseRoom(room)?.kind === 'chat' && !rooms.includes(room)) void socket.leave(room);
    return rooms;
  }
}
