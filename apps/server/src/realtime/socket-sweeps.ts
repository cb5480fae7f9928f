import { randomUUID } from 'node:crypto';
import { parseRoom, userRoom } from '@boostdesk/realtime/contract';
import type { Server, Socket } from 'socket.io';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { EventsService } from '../domains/events/events.service.ts';
import type { OrderSubjects } from '../domains/orders/order-subjects.service.ts';
import type { Job } from '../jobs/jobs.ts';
import { removeFromRoom } from './join-rooms.ts';
import { isOfOrder, isRoomAllowed } from './room-rights.ts';

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
  readonly deliverAll: () => Promise<void>;
}

function ordersOf(rooms: readonly string[]): number[] {
  const parsed = [...new Set(rooms)].map(parseRoom);
  return parsed.flatMap((room) => (isOfOrder(room) ? [room.id] : []));
}

function hasLostRight(name: string, { actor, orderNotification }: OpenSession, orders: Orders): boolean {
  const room = parseRoom(name);
  // Internal rooms, such as that of the session, need no right.
  if (room === undefined) return false;
  const order = isOfOrder(room) ? orders.get(room.id) : undefined;
  return !isRoomAllowed(actor, name, { orderNotification, order });
}

/** Checks all sockets of this process. The number of queries does not depend on that of sockets. */
export function createSocketSweeps({ io, auth, subjects, events, deliverAll }: SweepDeps) {
  const all = (): Socket[] => [...io.of('/').sockets.values()];

  /** Disconnects sockets of ended sessions, and removes the others from rooms they lost the right to. */
  async function checkSockets(checked: readonly Socket[]): Promise<void> {
    const sockets = checked.map((socket) => ({ socket, rooms: [...socket.rooms], joins: socket.data.joins }));
    if (sockets.length === 0) return;
    const [sessions, orders] = await Promise.all([
      auth.ofSessions([...new Set(sockets.map(({ socket }) => String(socket.data.sid)))]),
      subjects.byIds(ordersOf(sockets.flatMap(({ rooms }) => rooms))),
    ]);
    for (const { socket, rooms, joins } of sockets) {
      const session = sessions.get(String(socket.data.sid));
      if (session === undefined) {
        socket.disconnect(true);
        continue;
      }
      // A join during the check makes the data read before outdated.
      const judged = socket.data.joins === joins ? rooms : [];
      for (const room of judged.filter((name) => hasLostRight(name, session, orders))) removeFromRoom(socket, room);
    }
  }

  let checking: Promise<void> | undefined;

  /** Single-flight. Finds rights that end without a broadcast, such as those of an expired session. */
  function checkRights(): Promise<void> {
    checking ??= checkSockets(all()).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  /** Sends every user the number of their newest event, after that event, so that clients fetch missing ones. */
  async function sendLatestSeqs(): Promise<void> {
    const users = new Set(all().map((socket) => Number(socket.data.user)));
    if (users.size === 0) return;
    const numbers = await events.lastSeqs([...users]);
    await deliverAll();
    for (const [user, last] of numbers)
      io.to(userRoom(user)).emit('latestSeq', { eventId: randomUUID(), seq: null, last });
  }

  const jobs: readonly Job[] = [
    { name: 'check the rights of sockets', intervalMs: RIGHTS_EVERY_MS, run: checkRights },
    { name: 'tell clients the number of their newest event', intervalMs: LATEST_EVERY_MS, run: sendLatestSeqs },
  ];
  return { checkSockets, checkRights, jobs };
}
