// What callers get while PostgreSQL does not answer: SPEC §8 wants a clear error, never an endless wait.
import { randomBytes } from 'node:crypto';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDb } from '../src/db/index.ts';
import { startApp, type TestApp } from './support/app.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';

describe('while another connection holds a lock on the sessions', () => {
  let app: TestApp;
  let database: TestDatabase;
  let limited: Awaited<ReturnType<typeof openDb>>;

  beforeEach(async () => {
    database = await freshDatabase();
    limited = await openDb({ url: database.url, limits: { statementMs: 500, lockMs: 100, connectMs: 500 } });
    app = await startApp({ beside: { database: { ...database, ...limited }, signingKey: randomBytes(32) } });
  });
  afterEach(async () => {
    await app.close();
    await limited.close();
    await database.close();
  });

  const whileLocked = <T>(action: () => Promise<T>): Promise<T> =>
    database.db.transaction().execute(async (tx) => {
      await sql`lock table sessions`.execute(tx);
      return action();
    });

  test('a call is answered 503 unavailable with a reference and Retry-After, and 200 afterwards', async () => {
    const { token } = await app.customer();
    const answer = await whileLocked(() => app.send('auth.isAuthenticated', {}, { token }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get(ERROR_CODE_HEADER)).toBe('unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/Reference [\w-]+$/);
    expect((await app.send('auth.isAuthenticated', {}, { token })).status).toBe(200);
  });

  test('a socket is refused with the code and a reference', async () => {
    const { token } = await app.customer();
    const refused = await whileLocked(
      () =>
        new Promise<Error & { readonly data?: unknown }>((resolve) => {
          const socket = io(app.url, { auth: { token }, forceNew: true, reconnection: false });
          socket.on('connect_error', (error) => {
            socket.close();
            resolve(error);
          });
        }),
    );
    expect(refused.data).toEqual({ code: 'unavailable', reference: expect.stringMatching(/^[\w-]+$/) });
    expect(refused.message).toMatch(/Reference [\w-]+$/);
  });
});
