import { randomUUID } from 'node:crypto';
import type { Room, ServerEventName, ServerEventPayload } from '@boostdesk/realtime/contract';
import { userRoom } from '@boostdesk/realtime/contract';
import type { Db, Tx } from '../../db/index.ts';
import { createBroadcastsRepository } from './broadcasts.repository.ts';
import { type Broadcast, createBroadcasts, type Publisher } from './broadcasts.ts';
import { createEventsRepository, type KeptEvent } from './events.repository.ts';

export type { Broadcast, Publisher };

type Fields<N extends ServerEventName> = Omit<ServerEventPayload<N>, 'eventId' | 'seq'>;

/** One of the events that are told together, and what each user is told by it. */
export interface Telling {
  readonly name: ServerEventName;
  readonly fieldsFor: (users: readonly number[]) => Promise<(user: number) => object>;
}

/** `fieldsFor` is called once, with the counters of all of them held: what it counts is true at the event's number. */
export const telling = <N extends ServerEventName>(
  name: N,
  fieldsFor: (users: readonly number[]) => Promise<(user: number) => Fields<N>>,
): Telling => ({ name, fieldsFor });

/** Most events that a catch-up hands over; who missed more fetches afresh. */
const CATCH_UP_MAX = 500;

/** Whoever was away for longer fetches afresh. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Events reach sockets only after their transaction is durable. Those to users are rows too, numbered 1, 2, 3 … per user, so
 * that a client which was away finds what it missed.
 */
export function createEventsService(deps: {
  readonly db: Db;
  readonly clock: () => Date;
  readonly publisher: Publisher;
  /** Notes what is to reach people's devices too, in the same transaction. */
  readonly queue: { readonly enqueue: (tx: Tx, events: readonly KeptEvent[]) => Promise<void> };
}) {
  const repository = createEventsRepository();
  const broadcast = createBroadcasts(deps.publisher);
  const { forget: forgetBroadcasts } = createBroadcastsRepository();
  const broadcastOf = ({ user, seq, eventId, name, payload }: KeptEvent): Broadcast => ({
    kind: 'event',
    room: userRoom(user),
    name,
    payload: { ...payload, eventId, seq },
  });

  /**
   * Keeps several events for each of the users, in this order, and sends them together. Call it once for all of them: it asks the
   * database as often as for one. Answers their ids, which all copies share.
   */
  async function toEach(tx: Tx, users: readonly number[], ...tellings: readonly Telling[]): Promise<string[]> {
    const events = tellings.map((one) => ({ ...one, eventId: randomUUID() }));
    const receivers = [...new Set(users)].filter((user) => user > 0);
    const lastSeqs = await repository.nextSeqs(tx, receivers, events.length);
    const held = [...lastSeqs.keys()];
    const kept: KeptEvent[] = [];
    for (const [place, { eventId, name, fieldsFor }] of held.length === 0 ? [] : events.entries()) {
      const payloadOf = await fieldsFor(held);
      for (const [user, last] of lastSeqs) {
        kept.push({ user, seq: last - events.length + 1 + place, eventId, name, payload: payloadOf(user) });
      }
    }
    await repository.insert(tx, kept, deps.clock());
    await deps.queue.enqueue(tx, kept);
    broadcast(tx, ...kept.map(broadcastOf));
    return events.map(({ eventId }) => eventId);
  }

  return {
    /**
     * Takes the counters of everybody that a transaction is going to tell, in one order for all transactions. One that tells
     * several people by several events calls it first: otherwise two of them may each hold what the other waits for.
     */
    hold: (tx: Tx, users: readonly number[]): Promise<void> => repository.lockCounters(tx, [...new Set(users)]),

    /**
     * Keeps an event for each of the users and sends it. Call it once per event: all copies share one event id, which it
     * answers.
     */
    async toUsers<N extends ServerEventName>(
      tx: Tx,
      users: readonly number[],
      name: N,
      fields: Fields<N>,
    ): Promise<string> {
      const [eventId = ''] = await toEach(
        tx,
        users,
        telling(name, async () => () => fields),
      );
      return eventId;
    },
    toEach,

    /**
     * A hint to a room, not kept: whoever is away fetches the state anyway. With the id that `toUsers` answered it is a copy of
     * that event, which whoever gets both takes once.
     */
    toRoom<N extends ServerEventName>(
      tx: Tx,
      room: Room,
      name: N,
      fields: Fields<N> & { readonly eventId?: string },
    ): void {
      broadcast(tx, { kind: 'event', room, name, payload: { eventId: randomUUID(), ...fields, seq: null } });
    },

    /** A right to hear the room that ends with the transaction. */
    outOfRoom: (tx: Tx, room: Room, user: number): void => broadcast(tx, { kind: 'leave', room, user }),

    /** Cuts every socket of a session that ends with the transaction. */
    endSession: (tx: Tx, sid: string): void => broadcast(tx, { kind: 'endSession', sid }),

    /** Of those who have had an event, the number of the newest. */
    lastSeqs: (users: readonly number[]): Promise<Map<number, number>> => repository.lastSeqs(deps.db, users),

    /** What a user missed since `seq`; null asks for the newest number alone. */
    async since(user: number, seq: number | null) {
      const last = await repository.lastSeq(deps.db, user);
      if (seq === null) return { events: [], last, complete: true };
      // What comes between the two queries is of the next catch-up.
      const events = await repository.between(deps.db, user, [seq, last], CATCH_UP_MAX);
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

    forget: (): Promise<void> => repository.forget(deps.db, new Date(deps.clock().getTime() - KEPT_MS)),

    /** Throws away what every process has delivered long ago. */
    forgetBroadcasts: (): Promise<void> => forgetBroadcasts(deps.db),
  };
}

export type EventsService = ReturnType<typeof createEventsService>;
