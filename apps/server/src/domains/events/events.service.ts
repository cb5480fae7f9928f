import { randomUUID } from 'node:crypto';
import type { Room, ServerEventName, ServerEventPayload } from '@boostdesk/realtime/contract';
import { userRoom } from '@boostdesk/realtime/contract';
import type { Db, Tx } from '../../db/index.ts';
import { type Broadcast, createBroadcaster, type Publisher } from './broadcaster.ts';
import { createBroadcastsRepository } from './broadcasts.repository.ts';
import { createEventsRepository, type StoredEvent } from './events.repository.ts';

export type { Broadcast, Publisher };

type Fields<N extends ServerEventName> = Omit<ServerEventPayload<N>, 'eventId' | 'seq'>;

export interface EventSpec {
  readonly name: ServerEventName;
  readonly fieldsFor: (users: readonly number[]) => Promise<(user: number) => object>;
}

/** `fieldsFor` runs once with all counters locked, so that its counts match the event's number. */
export const createEventSpec = <N extends ServerEventName>(
  name: N,
  fieldsFor: (users: readonly number[]) => Promise<(user: number) => Fields<N>>,
): EventSpec => ({ name, fieldsFor });

/** Clients that missed more events reload. */
const CATCH_UP_MAX = 500;

/** Clients that were offline longer reload. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Sends events to sockets after the commit. Events to users are also stored, numbered 1, 2, 3 … per user, so that
 * clients can fetch missed ones.
 */
export function createEventsService(deps: {
  readonly db: Db;
  readonly clock: () => Date;
  readonly publisher: Publisher;
  readonly queue: { readonly enqueue: (tx: Tx, events: readonly StoredEvent[]) => Promise<void> };
}) {
  const repository = createEventsRepository();
  const broadcast = createBroadcaster(deps.publisher);
  const { deleteExpired: deleteExpiredBroadcasts } = createBroadcastsRepository();
  const toBroadcast = ({ user, seq, eventId, name, payload }: StoredEvent): Broadcast => ({
    kind: 'event',
    room: userRoom(user),
    name,
    payload: { ...payload, eventId, seq },
  });

  /**
   * Stores several events for each user in order, with as many queries as for one. Returns the event ids, shared by all
   * copies.
   */
  async function publishBatch(tx: Tx, users: readonly number[], ...specs: readonly EventSpec[]): Promise<string[]> {
    const events = specs.map((one) => ({ ...one, eventId: randomUUID() }));
    const receivers = [...new Set(users)].filter((user) => user > 0);
    const lastSeqs = await repository.nextSeqs(tx, receivers, events.length);
    const locked = [...lastSeqs.keys()];
    const stored: StoredEvent[] = [];
    for (const [place, { eventId, name, fieldsFor }] of locked.length === 0 ? [] : events.entries()) {
      const payloadOf = await fieldsFor(locked);
      for (const [user, last] of lastSeqs) {
        stored.push({ user, seq: last - events.length + 1 + place, eventId, name, payload: payloadOf(user) });
      }
    }
    await repository.insert(tx, stored, deps.clock());
    await deps.queue.enqueue(tx, stored);
    broadcast(tx, ...stored.map(toBroadcast));
    return events.map(({ eventId }) => eventId);
  }

  return {
    /** Call it before several events to several users; otherwise two transactions may deadlock. */
    lockCounters: (tx: Tx, users: readonly number[]): Promise<void> => repository.lockCounters(tx, [...new Set(users)]),

    /** Call it once per event. Returns the event id, shared by all copies. */
    async publishToUsers<N extends ServerEventName>(
      tx: Tx,
      users: readonly number[],
      name: N,
      fields: Fields<N>,
    ): Promise<string> {
      const [eventId = ''] = await publishBatch(
        tx,
        users,
        createEventSpec(name, async () => () => fields),
      );
      return eventId;
    },
    publishBatch,

    /** Not stored. With the id from `publishToUsers` it is a copy of that event, which clients handle once. */
    publishToRoom<N extends ServerEventName>(
      tx: Tx,
      room: Room,
      name: N,
      fields: Fields<N> & { readonly eventId?: string },
    ): void {
      broadcast(tx, { kind: 'event', room, name, payload: { eventId: randomUUID(), ...fields, seq: null } });
    },

    /** As `publishToRoom`, without the sockets of user `except`. */
    publishToOthers<N extends ServerEventName>(
      tx: Tx,
      { room, except }: { readonly room: Room; readonly except: number },
      name: N,
      fields: Fields<N>,
    ): void {
      const payload = { eventId: randomUUID(), ...fields, seq: null };
      broadcast(tx, { kind: 'event', room, except: userRoom(except), name, payload });
    },

    removeFromRoom: (tx: Tx, room: Room, user: number): void => broadcast(tx, { kind: 'leave', room, user }),

    /** Closes the session's sockets after the commit. */
    endSession: (tx: Tx, sid: string): void => broadcast(tx, { kind: 'endSession', sid }),

    lastSeqs: (users: readonly number[]): Promise<Map<number, number>> => repository.lastSeqs(deps.db, users),

    /** Returns only the newest number when `seq` is null. */
    async getSince(user: number, seq: number | null) {
      const last = await repository.lastSeq(deps.db, user);
      if (seq === null) return { events: [], last, complete: true };
      // Events between the two queries belong to the next catch-up.
      const events = await repository.listBetween(deps.db, user, [seq, last], CATCH_UP_MAX);
      const complete = seq <= last && last - seq === events.length;
      return {
        events: events.map((event) => ({
          name: event.name,
          payload: { ...event.payload, eventId: event.eventId, seq: event.seq },
        })),
        last,
        complete,
      };
    },

    deleteExpired: (): Promise<void> =>
      repository.deleteBefore(deps.db, new Date(deps.clock().getTime() - RETENTION_MS)),

    deleteExpiredBroadcasts: (): Promise<void> => deleteExpiredBroadcasts(deps.db),
  };
}

export type EventsService = ReturnType<typeof createEventsService>;
