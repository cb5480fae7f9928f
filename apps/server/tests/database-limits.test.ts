// SPEC §8 requires a clear error while PostgreSQL does not respond, never an endless wait.
import { randomBytes } from 'node:crypto';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DbLimits, openDb } from '../src/db/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { runningOrder } from './support/orders.ts';
import { type PrivatePostgres, startPrivatePostgres } from './support/private-postgres.ts';
import { runOnServer } from './support/run-on-server.ts';
import { connectSocket } from './support/socket-client.ts';

async function startLimited(database: TestDatabase, limits: DbLimits) {
  const limited = await openDb({ url: database.url, limits });
  const app = await startApp({ beside: { database: { ...database, ...limited }, signingKey: randomBytes(32) } });
  return {
    app,
    close: async () => {
      await app.close();
      await limited.close();
    },
  };
}

async function expectUnavailable(app: TestApp, token: string): Promise<void> {
  const answer = await app.send('auth.isAuthenticated', {}, { token });
  expect([answer.status, answer.headers.get(ERROR_CODE_HEADER)]).toEqual([503, 'unavailable']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toMatch(/Reference [\w-]+$/);
}

async function expectRefusedSocket(app: TestApp, token: string): Promise<void> {
  const socket = io(app.url, { auth: { token }, forceNew: true, reconnection: false });
  const refused = await new Promise<Error & { readonly data?: unknown }>((resolve) => {
    socket.on('connect_error', resolve);
  });
  socket.close();
  expect(refused.data).toEqual({ code: 'unavailable', reference: expect.stringMatching(/^[\w-]+$/) });
  expect(refused.message).toMatch(/Reference [\w-]+$/);
}

const NEVER_MS = 60_000;

describe.each([
  ['longer than the lock timeout', { statementMs: NEVER_MS, lockMs: 100, connectMs: NEVER_MS }],
  ['longer than the statement timeout', { statementMs: 500, lockMs: NEVER_MS, connectMs: NEVER_MS }],
])('while another connection holds a lock on the sessions, %s', (_, limits) => {
  let database: TestDatabase;
  let limited: Awaited<ReturnType<typeof startLimited>>;

  beforeEach(async () => {
    database = await createTestDatabase();
    limited = await startLimited(database, limits);
  });
  afterEach(async () => {
    await limited.close();
    await database.close();
  });

  test('calls are answered 503 unavailable with a reference and Retry-After, sockets are refused, and both work afterwards', async () => {
    const { app } = limited;
    const { token } = await app.customer();
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table sessions`.execute(tx);
      await expectUnavailable(app, token);
      await expectRefusedSocket(app, token);
    });
    expect((await app.send('auth.isAuthenticated', {}, { token })).status).toBe(200);
    (await connectSocket(app.url, token)).close();
  });
});

describe('while every write is slow but stays below the statement timeout', () => {
  let database: TestDatabase;
  let limited: Awaited<ReturnType<typeof startLimited>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    limited = await startLimited(database, { statementMs: 800, lockMs: NEVER_MS, connectMs: NEVER_MS });
  });
  afterAll(async () => {
    await limited.close();
    await database.close();
  });

  const forEachTable = (statement: string) =>
    database.query(`do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('${statement}', name);
      end loop; end $$`);

  test('a call that exceeds the time of a transaction is answered 503 unavailable and changes nothing', async () => {
    const { app } = limited;
    const customer = await app.customer();
    const booster = await app.booster();
    const { id } = await runningOrder(customer, booster);
    await database.query(`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return null; end $$`);
    await forEachTable('create trigger slow after insert or update on %I for each statement execute function slow()');
    const pause = () => app.send('order.pause', { id }, { token: booster.token });
    const answer = await pause();
    expect([answer.status, answer.headers.get(ERROR_CODE_HEADER)]).toEqual([503, 'unavailable']);
    await forEachTable('drop trigger slow on %I');
    // 409 when the first call had paused it.
    expect((await pause()).status).toBe(200);
  });
});

describe('while PostgreSQL', () => {
  let postgres: PrivatePostgres;
  let database: TestDatabase;
  let limited: Awaited<ReturnType<typeof startLimited>>;

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    database = await createTestDatabase(postgres.url);
    // Only a limit of the server can answer here, because PostgreSQL does not.
    limited = await startLimited(database, { statementMs: 500, lockMs: NEVER_MS, connectMs: 1_000 });
  });
  afterAll(async () => {
    await postgres.thaw();
    await limited.close();
    await database.close();
    await postgres.end();
  });

  /** Makes the next call open a new connection. */
  const endConnections = () =>
    runOnServer(
      postgres.url,
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname <> current_database()',
    );

  test.each([
    ['is stopped', () => postgres.stop('SIGINT'), () => postgres.start()],
    ['is frozen with its connections open', () => postgres.freeze(), () => postgres.thaw()],
    [
      'is frozen and has no connection open',
      async () => {
        await endConnections();
        await postgres.freeze();
      },
      () => postgres.thaw(),
    ],
  ])(
    '%s, calls are answered 503 unavailable and sockets are refused, and both work afterwards',
    async (_, begin, end) => {
      const { app } = limited;
      const { token } = await app.customer();
      await begin();
      await expectUnavailable(app, token);
      await expectRefusedSocket(app, token);
      await end();
      await vi.waitFor(async () => expect((await app.send('auth.isAuthenticated', {}, { token })).status).toBe(200), {
        timeout: 20_000,
        interval: 100,
      });
      (await connectSocket(app.url, token)).close();
    },
  );
});
