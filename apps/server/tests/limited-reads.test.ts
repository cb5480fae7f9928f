import { areas } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAreaReader } from '../src/db/area-list.ts';
import { createTimedReads, ReadTimeoutError, type RunRead } from '../src/db/timed-reads.ts';
import { siteLogsArea } from '../src/domains/site-log/site-log.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await startApp({ settings: { LOG_LEVEL: 'warn' }, log: (line) => logged.push(line) });
});
afterAll(() => app.close());

const countBy = (readWith: RunRead) =>
  readWith((from) => from.selectFrom('fines').select(sql<number>`count(*)::int`.as('all')).execute());

test('a read with a time limit returns the same rows as one without', async () => {
  expect(await countBy(createTimedReads(app.database.db))).toEqual([{ all: 0 }]);
});

// The embedded database has one connection, so no other transaction can block it.
const testOfMany = onPostgres ? test : () => undefined;
testOfMany('a query that takes too long is ended in the database, and leaves its connection', async () => {
  const { db } = app.database;
  await db.transaction().execute(async (tx) => {
    await sql`lock table fines`.execute(tx);
    const short = createTimedReads(db, 100);
    await Promise.all(
      Array.from({ length: 20 }, () => expect(countBy(short)).rejects.toBeInstanceOf(ReadTimeoutError)),
    );
    const { rows } = await sql`
      select pid from pg_locks where not granted and relation = 'fines'::regclass`.execute(tx);
    expect(rows).toEqual([]);
  });
  expect(await countBy(createTimedReads(db))).toEqual([{ all: 0 }]);
});

/** Returns how many queries of a call have a time limit. */
async function limitsOf(ask: () => Promise<unknown>): Promise<number> {
  app.database.queries.length = 0;
  await ask();
  return app.database.queries.filter((query) => query.includes('statement_timeout')).length;
}

test('area lists, their counts and the counts of the staff dashboard have a time limit', async () => {
  const admin = await app.staff();
  for (const ask of [
    () => admin.call('sitelogs.getPage', {}),
    () => admin.call('order.getDesk', {}),
    () => admin.call('order.getCounts', { scope: 'all' }),
    () => admin.call('office.getWaiting', {}),
  ]) {
    expect(await limitsOf(ask)).toBeGreaterThan(0);
  }
  expect(await limitsOf(() => admin.call('sitelogs.getPage', { text: 'nobody wrote this' }))).toBe(2);
});

test('counts for one user have no time limit', async () => {
  const [customer, booster] = [await app.customer(), await app.booster()];
  for (const ask of [
    () => customer.call('order.getCounts', { scope: 'mine' }),
    () => booster.call('order.getCounts', { scope: 'board' }),
  ])
    expect(await limitsOf(ask)).toBe(0);
});

test('an area list has total null when its count takes too long, and fails when the count fails otherwise', async () => {
  const { db } = app.database;
  const reader = (count: () => Promise<number>) =>
    createAreaReader(areas.sitelogs, siteLogsArea, { rows: createTimedReads(db), count });
  expect(await reader(() => Promise.reject(new ReadTimeoutError('too long'))).page(db, {})).toMatchObject({
    items: expect.any(Array),
    total: null,
  });
  await expect(reader(() => Promise.reject(new Error('broken'))).page(db, {})).rejects.toThrow('broken');
});

test('a read that times out returns 503 too_long with advice, and is logged', async () => {
  const { query } = app.database;
  await query(`create function end_query() returns boolean language plpgsql as $$ begin
    raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`);
  await query('alter table fines rename to kept_fines');
  await query('create view fines as select * from kept_fines where (select end_query())');
  const moderator = await app.staff(4);
  try {
    await expect(moderator.call('fines.getPage', {})).rejects.toMatchObject({
      status: 503,
      code: 'too_long',
      message: 'The search took too long. Narrow it down with a filter or different words, or try again in a moment.',
    });
    await expect(moderator.call('fines.getPage', {}, { language: 'de' })).rejects.toMatchObject({
      message: expect.stringContaining('gedauert'),
    });
  } finally {
    await query('drop view fines');
    await query('alter table kept_fines rename to fines');
  }
  expect(logged.filter((line) => line.includes('"level":40'))).toHaveLength(2);
  expect((await moderator.call('fines.getPage', {})).items).toEqual([]);
});
