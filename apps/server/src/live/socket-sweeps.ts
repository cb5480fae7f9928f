import { randomUUID } from 'node:crypto';
import { parseRoom, userRoom } from '@boostdesk/realtime/contract';
import type { Server, Socket } from 'socket.io';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { EventsService } from '../domains/events/events.service.ts';
import type { OrderSubjects } from '../domains/orders/order-subjects.service.ts';
import type { Job } from '../jobs/jobs.ts';
import { takeOut } from './join-rooms.ts';
import { isRoomAllowed } from './room-rights.ts';

const RIGHTS_EVERY_MS = 5_000;
const LATEST_EVERY_MS = 15_000;

type ValueOf<M> = M extends Map<unknown, infer V> ? V : never;
type OpenSession = ValueOf<Awaited<ReturnType<AuthService['ofSessions']>>>;
type Orders = Awaited<ReturnType<OrderSubjects['byIds']>>;

export interface SweepDeps {
  readonly io: Server;
  readonly auth: Pick<AuthService, 'ofSessions'>;
  readonly subjects: Pick<OrderSubjects, 'byIds'>;
  readonly events: Pick<EventsService, 'lastSeqs'>;
  /** Delivers to the sockets of this process all that was committed before the call. */
  readonly deliverAll: () => Promise<void>;
}

/** The orders whose chats are among the rooms. */
function chatsOf(rooms: readonly string[]): number[] {
  const parsed = [...new Set(rooms)].map(parseRoom);
  return parsed.flatMap((room) => (room?.kind === 'chat' ? [room.id] : []));
}

/** Whether a socket of that session is in a room that it has no right to any more. */
function isLost(name: string, { actor, orderNotification }: OpenSession, orders: Orders): boolean {
  const room = parseRoom(name);
  // Rooms of the server's own, such as that of the session, are no client's to join or lose.
  if (room === undefined) return false;
  const order = room.kind === 'chat' ? orders.get(room.id) : undefined;
  return !isRoomAllowed(actor, name, { orderNotification, order });
}

/** What is looked at for all sockets of this process together, by as many queries for a thousand as for one. */
export function createSocketSweeps({ io, auth, subjects, events, deliverAll }: SweepDeps) {
  const all = (): Socket[] => [...io.of('/').sockets.values()];

  /** Cuts those of the sockets whose sessions have ended, and takes the others out of rooms they have no right to any more. */
  async function checkSockets(checked: readonly Socket[]): Promise<void> {
    const sockets = checked.map((socket) => ({ socket, rooms: [...socket.rooms], joins: socket.data.joins }));
    if (sockets.length === 0) return;
    const [sessions, orders] = await Promise.all([
      auth.ofSessions([...new Set(sockets.map(({ socket }) => String(socket.data.sid)))]),
      subjects.byIds(chatsOf(sockets.flatMap(({ rooms }) => rooms))),
    ]);
    for (const { socket, rooms, joins } of sockets) {
      const session = sessions.get(String(socket.data.sid));
      if (session === undefined) {
        socket.disconnect(true);
        continue;
      }
      // Rooms that were decided on anew meanwhile are not judged by what was read before.
      const judged = socket.data.joins === joins ? rooms : [];
      for (const room of judged.filter((name) => isLost(name, session, orders))) takeOut(socket, room);
    }
  }

  let checking: Promise<void> | undefined;

  /**
   * Checks all sockets; a caller that comes during a check shares it. Whatever ends a right says so by a broadcast: this holds where it
   * did not, as when a session is over by its age.
   */
  function checkRights(): Promise<void> {
    checking ??= checkSockets(all()).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  /** Tells every user the number of their newest event, behind that event: a client that lacks some of them fetches them. */
  async function tellLatest(): Promise<void> {
    const users = new Set(all().map((socket) => Number(socket.data.user)));
    if (users.size === 0) return;
    const numbers = await events.lastSeqs([...users]);
    await deliverAll();
    for (const [user, last] of numbers)
      io.to(userRoom(user)).emit('latestSeq', { eventId: randomUUID(), seq: null, last });
  }

  const jobs: readonly Job[] = [
    { name: 'check the rights of sockets', every: RIGHTS_EVERY_MS, run: checkRights },
    { name: 'tell clients the number of their newest event', every: LATEST_EVERY_MS, run: tellLatest },
  ];
  return { checkSockets, checkRights, jobs };
}
