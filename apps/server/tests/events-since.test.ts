import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '../src/db/writer.ts';
import { createEventsService } from '../src/domains/events/events.service.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';
import { addPerson } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const publisher = { emit: () => undefined, leave: () => undefined };
const queue = { enqueue: async () => undefined };
const clock = () => new Date();

/** Does something once, after the first query and before its rows are seen. */
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

test('an event that comes while a catch-up is read is not part of it, and the catch-up is complete', async () => {
  const { db } = database;
  const { id } = await addPerson(database, 2);
  const events = createEventsService({ db, clock, publisher, queue });
  const write = createWriter(db, clock, (error) => expect.unreachable(String(error)));
  const tell = () => write(null, (tx) => events.toUsers(tx, [id], 'earningsChanged', { payout: null }));
  await tell();

  const reading = createEventsService({ db: db.withPlugin(afterFirstQuery(tell)), clock, publisher, queue });
  const { events: missed, last, complete } = await reading.since(id, 0);
  expect([missed.map(({ payload }) => payload.seq), last, complete]).toEqual([[1], 1, true]);
  const rest = await events.since(id, last);
  expect([rest.events.map(({ payload }) => payload.seq), rest.last, rest.complete]).toEqual([[2], 2, true]);
});
