import { userRoom } from '@boostdesk/realtime/contract';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '../src/db/writer.ts';
import { type Broadcast, createEventSpec, createEventsService } from '../src/domains/events/events.service.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { addPerson } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const publisher = { isShared: false, publish: () => undefined };
const queue = { enqueue: async () => undefined };
const clock = () => new Date();

/** Runs an action once, between the first query and the return of its rows. */
function afterFirstQuery(work: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isDone) return result;
      isDone = true;
      await work();
      return result;
    },
  };
}

test('event.getSince excludes an event that is written during the read, and misses none before it', async () => {
  const { db } = database;
  const { id } = await addPerson(database, 2);
  const events = createEventsService({ db, clock, publisher, queue });
  const write = createWriter(db, clock, (error) => expect.unreachable(String(error)));
  const publishEvent = () => write(null, (tx) => events.publishToUsers(tx, [id], 'earningsChanged', { payout: null }));
  await publishEvent();

  const reading = createEventsService({ db: db.withPlugin(afterFirstQuery(publishEvent)), clock, publisher, queue });
  const { events: missed, last, complete } = await reading.getSince(id, 0);
  expect([missed.map(({ payload }) => payload.seq), last, complete]).toEqual([[1], 1, true]);
  const rest = await events.getSince(id, last);
  expect([rest.events.map(({ payload }) => payload.seq), rest.last, rest.complete]).toEqual([[2], 2, true]);
});

test('events that are published together have consecutive numbers in order, and copies share one id', async () => {
  const { db } = database;
  const [first, second] = [await addPerson(database, 2), await addPerson(database, 2)];
  const sent: unknown[] = [];
  const publish = (broadcasts: readonly Broadcast[]) => {
    for (const one of broadcasts)
      if (one.kind === 'event')
        sent.push([one.room, one.name, Reflect.get(one.payload, 'seq'), Reflect.get(one.payload, 'eventId')]);
  };
  const events = createEventsService({ db, clock, publisher: { ...publisher, publish }, queue });
  const write = createWriter(db, clock, (error) => expect.unreachable(String(error)));
  const paid = createEventSpec('earningsChanged', async () => () => ({ payout: null }));
  const coins = createEventSpec('coinsChanged', async (users) => (user) => ({ balance: users.indexOf(user) }));
  await write(null, (tx) => events.publishToUsers(tx, [second.id], 'earningsChanged', { payout: null }));
  sent.length = 0;
  const ids = await write(null, (tx) => events.publishBatch(tx, [second.id, first.id, second.id, 0], paid, coins));
  const [one, two] = ids;
  expect(new Set(ids).size).toBe(2);
  expect(sent).toEqual([
    [userRoom(first.id), 'earningsChanged', 1, one],
    [userRoom(second.id), 'earningsChanged', 2, one],
    [userRoom(first.id), 'coinsChanged', 2, two],
    [userRoom(second.id), 'coinsChanged', 3, two],
  ]);
  const { events: kept } = await events.getSince(second.id, 1);
  expect(kept.map(({ name, payload }) => [name, payload.seq])).toEqual([
    ['earningsChanged', 2],
    ['coinsChanged', 3],
  ]);
  sent.length = 0;
  await write(null, (tx) => events.publishBatch(tx, [0], paid));
  expect(sent).toEqual([]);
});
