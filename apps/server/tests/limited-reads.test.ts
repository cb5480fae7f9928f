import { areas } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAreaReader } from '../src/db/area-list.ts';
import { createLimitedReads, ReadTooLongError, type ReadWith } from '../src/db/limited-reads.ts';
import { siteLogsArea } from '../src/domains/site-log/site-log.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const countBy = (readWith: ReadWith) =>
  readWith((from) => from.selectFrom('fines').select(sql<number>`count(*)::int`.as('all')).execute());

test('a limited read reads as any other', async () => {
  expect(await countBy(createLimitedReads(app.database.db))).toEqual([{ all: 0 }]);
});

// The embedded database has one connection: nobody holds anything against it.
const testOfMany = onPostgres ? test : () => undefined;
testOfMany('a query that takes too long is ended in the database, and leaves its connection', async () => {
  const { db } = app.database;
  await db.transaction().execute(async (tx) => {
    await sql`lock table fines`.execute(tx);
    const short = createLimitedReads(db, 100);
    await Promise.all(
      Array.from({ length: 20 }, () => expect(countBy(short)).rejects.toMatchObject({ code: '57014' })),
    );
    const { rows } = await sql`
      select pid from pg_locks where not granted and relation = 'fines'::regclass`.execute(tx);
    expect(rows).toEqual([]);
  });
  expect(await countBy(createLimitedReads(db))).toEqual([{ all: 0 }]);
});

/** How many reads of a call the database is told to end in time. */
async function limitsOf(ask: () => Promise<unknown>): Promise<number> {
  app.database.queries.length = 0;
  await ask();
  return app.database.queries.filter((query) => query.includes('statement_timeout')).length;
}

test('what takes longest is read so: the rows of an area and how many there are, and what the desk counts', async () => {
  const admin = await app.staff();
  for (const ask of [
    () => admin.call('sitelogs.getPage', {}),
    () => admin.call('order.getDesk', {}),
    () => admin.call('order.getCounts', { scope: 'all' }),
  ]) {
    expect(await limitsOf(ask)).toBeGreaterThan(0);
  }
  expect(await limitsOf(() => admin.call('sitelogs.getPage', { text: 'nobody wrote this' }))).toBe(2);
});

test('what is counted for one person is not', async () => {
  const [customer, booster] = [await app.customer(), await app.booster()];
  for (const ask of [
    () => customer.call('order.getCounts', { scope: 'mine' }),
    () => booster.call('order.getCounts', { scope: 'board' }),
  ])
    expect(await limitsOf(ask)).toBe(0);
});

const ended = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

test.each([
  ['ended by the database', ended],
  ['given up', new ReadTooLongError('given up')],
])('a list stands without its number where the count is %s; another failure is one', async (_, error) => {
  const { db } = app.database;
  const reader = (count: () => Promise<number>) =>
    createAreaReader(areas.sitelogs, siteLogsArea, { rows: createLimitedReads(db), count });
  expect(await reader(() => Promise.reject(error)).page(db, {})).toMatchObject({
    items: expect.any(Array),
    total: null,
  });
  await expect(reader(() => Promise.reject(new Error('broken'))).page(db, {})).rejects.toThrow('broken');
});
