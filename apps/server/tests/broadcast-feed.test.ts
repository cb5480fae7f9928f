import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BroadcastFeed, openBroadcastFeed } from '../src/db/broadcast-feed.ts';
import { runCall, timeLeft } from '../src/db/call-time.ts';
import { FEED_NAME } from '../src/db/feed-connection.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

/** Longer than the interval between two polls. */
const SOON = { timeout: 10_000 };

let database: TestDatabase;
let feed: BroadcastFeed;
let delivered: unknown[];
let changes: string[];
let gaps: number;
/** Rest of the call's time limit at each delivery, in ms. */
let timesLeft: (number | undefined)[];
/** Offset of the process's monotonic clock, in ms. */
let ahead: number;

/** Lets a test set the database's clock: this schema precedes the built-in functions. */
const SETTABLE_CLOCK = [
  'create schema test_clock',
  'create table test_clock.ahead (ms float8 not null)',
  'insert into test_clock.ahead values (0)',
  `create function test_clock.clock_timestamp() returns timestamptz language sql as
   $$ select pg_catalog.clock_timestamp() + make_interval(secs => ms / 1000) from test_clock.ahead $$`,
];
const setDatabaseAhead = (ms: number) => database.query('update test_clock.ahead set ms = $1', [ms]);

beforeAll(async () => {
  database = await createTestDatabase();
  for (const statement of SETTABLE_CLOCK) await database.query(statement);
});
afterAll(() => database.close());

function addressWithClock(): string {
  const address = new URL(database.url ?? '');
  address.searchParams.set('options', '-c search_path=test_clock,public,pg_catalog');
  return address.href;
}

const openFeed = (patience?: number) =>
  openBroadcastFeed({
    ...(patience === undefined ? {} : { patience }),
    url: addressWithClock(),
    monotonicNow: () => performance.now() + ahead,
    deliver: (rows) => {
      timesLeft.push(timeLeft(1_000));
      delivered.push(...rows);
    },
    onGap: () => {
      gaps += 1;
    },
    onChange: (error) => changes.push(error === null ? 'works' : 'broken'),
  });

beforeEach(async () => {
  [delivered, changes, gaps, ahead, timesLeft] = [[], [], 0, 0, []];
  await setDatabaseAhead(0);
  feed = await openFeed();
});
afterEach(() => feed.close());

/** Begins a transaction that has written a row; the result ends it. */
async function begin(item: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('insert into broadcasts (items) values (to_jsonb($1::text))', [item]);
  return async (end: 'commit' | 'rollback') => {
    await client.query(end);
    await client.end();
  };
}
const write = async (item: string) => (await begin(item))('commit');

/** As an administrator or a restart would do. */
const killFeeds = () =>
  database.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [FEED_NAME]);

test('rows are delivered without the time limit of the call that announced them', async () => {
  await write('first');
  await runCall(() => feed.announce());
  await vi.waitFor(() => expect(delivered).toEqual(['first']), SOON);
  expect(timesLeft.every((left) => left === undefined)).toBe(true);
});

test('a poll delivers what was committed since the last poll, each row once', async () => {
  await write('one');
  await feed.poll();
  await write('two');
  await write('three');
  await feed.poll();
  await feed.poll();
  expect(delivered).toEqual(['one', 'two', 'three']);
});

test('a row that commits after a row with a higher id is delivered at its commit, and a rolled-back row never', async () => {
  const [endFirst, endSecond] = [await begin('first'), await begin('second')];
  await write('third');
  await feed.poll();
  expect(delivered).toEqual(['third']);
  await endSecond('rollback');
  await write('fourth');
  await endFirst('commit');
  await feed.poll();
  await feed.poll();
  expect(delivered.toSorted()).toEqual(['first', 'fourth', 'third']);
});

test('concurrent polls share queries, and each delivers what was committed before it', async () => {
  const texts = Array.from({ length: 20 }, (_, place) => `at once ${place}`);
  await Promise.all(
    texts.map(async (text) => {
      await write(text);
      await feed.poll();
      expect(delivered).toContain(text);
    }),
  );
  expect(delivered.toSorted()).toEqual(texts.toSorted());
});

test('another feed delivers announced rows at once, and unannounced rows at its next poll', async () => {
  const heard: unknown[] = [];
  const other = await openBroadcastFeed({
    url: database.url ?? '',
    deliver: (rows) => void heard.push(...rows),
    onGap: () => undefined,
    onChange: () => undefined,
  });
  await write('announced');
  await feed.announce();
  await vi.waitFor(() => expect(heard).toEqual(['announced']), SOON);
  await write('found');
  await vi.waitFor(() => expect(heard).toEqual(['announced', 'found']), SOON);
  await other.close();
  expect(delivered).toEqual(['announced', 'found']);
});

test('a lost connection is reopened, and rows written meanwhile are delivered once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await killFeeds();
    await write(`round ${round}`);
    await feed.announce();
  }
  await vi.waitFor(() => expect(delivered).toHaveLength(5), SOON);
  expect(delivered).toEqual([0, 1, 2, 3, 4].map((round) => `round ${round}`));
  await feed.poll();
  expect([feed.isBroken(), gaps]).toEqual([false, 0]);
  expect(changes.at(-1) ?? 'works').toBe('works');
});

test('more rows than the limit are reported as a gap, and later rows are delivered', async () => {
  await database.query(`insert into broadcasts (items) select '"many"' from generate_series(1, 5001)`);
  await feed.poll();
  expect([delivered, gaps]).toEqual([[], 1]);
  await write('after');
  await feed.poll();
  expect([delivered, gaps]).toEqual([['after'], 1]);
});

test('rows of more than 32 MiB in total are reported as a gap, and smaller ones are delivered', async () => {
  // Random bytes, which compression cannot shrink.
  await database.query('alter table broadcasts alter column items set storage external');
  const insert = (count: number) =>
    database.query(
      `insert into broadcasts (items) select to_jsonb(repeat('x', 8 * 1024 * 1024)) from generate_series(1, $1::int)`,
      [count],
    );
  await insert(5);
  await feed.poll();
  expect([delivered.length, gaps]).toEqual([0, 1]);
  await insert(3);
  await feed.poll();
  expect([delivered.length, gaps]).toEqual([3, 1]);
});

test('repeated timeouts of polls are reported as a gap, and later rows are delivered', async () => {
  await feed.close();
  feed = await openFeed(200);
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table broadcasts in access exclusive mode');
    for (let looks = 0; looks < 3; looks += 1) await feed.poll();
    expect(gaps).toBeGreaterThan(0);
  } finally {
    await blocker.end();
  }
  await write('after');
  await vi.waitFor(() => expect(delivered).toEqual(['after']), SOON);
});

describe('a database that does not report its timeline', () => {
  const failWith = (code: string) =>
    database.query(
      `create or replace function test_clock.pg_walfile_name(pg_lsn) returns text language plpgsql as
       $$ begin raise exception 'not told' using errcode = '${code}'; end $$`,
    );
  afterEach(() => database.query('drop function test_clock.pg_walfile_name(pg_lsn)'));

  test.each([
    ['is not permitted', '42501'],
    ['names an unknown function', '42883'],
    ['is not supported', '0A000'],
    ['fails with an internal error', 'XX000'],
    ['fails during a recovery', '55000'],
  ])('is read without the timeline when the query %s', async (_, code) => {
    await failWith(code);
    const other = await openFeed();
    await write('heard');
    await other.poll();
    expect(delivered).toContain('heard');
    await other.close();
  });

  test('is asked again on a new connection after any other error', async () => {
    await failWith('53200');
    await expect(openFeed()).rejects.toThrow('not told');
  });
});

const MINUTE = 60_000;

async function setProcessAhead(ms: number): Promise<void> {
  ahead = ms;
}

describe.each([
  ['the database', setDatabaseAhead],
  // The clock of the database may have been set back meanwhile.
  ['the process', setProcessAhead],
])('by the clock of %s', (_, forward) => {
  test('a poll within five minutes of the last one delivers what was committed since', async () => {
    await feed.poll();
    await write('meanwhile');
    await forward(4.9 * MINUTE);
    await feed.poll();
    expect([delivered, gaps]).toEqual([['meanwhile'], 0]);
  });

  test('a poll after more than five minutes reports a gap, and later rows are delivered', async () => {
    await feed.poll();
    await forward(5.1 * MINUTE);
    await feed.poll();
    expect(gaps).toBe(1);
    await write('after');
    await feed.poll();
    expect([delivered, gaps]).toEqual([['after'], 1]);
  });
});

test('setting the clock of the database back is no gap', async () => {
  await feed.poll();
  await setDatabaseAhead(-60 * MINUTE);
  await write('meanwhile');
  await feed.poll();
  expect([delivered, gaps]).toEqual([['meanwhile'], 0]);
});

test('a closed feed polls no more and leaves no connection', async () => {
  const other = await openFeed();
  await other.close();
  await write('unheard');
  await other.poll();
  await feed.poll();
  expect(delivered).toEqual(['unheard']);
});

test('the start fails when the database cannot be reached', async () => {
  const unreachable = { deliver: () => undefined, onGap: () => undefined, onChange: () => undefined };
  await expect(openBroadcastFeed({ ...unreachable, url: 'postgres://127.0.0.1:1/none' })).rejects.toThrow();
});
