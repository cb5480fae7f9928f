// docs/operations.md, "Stopping".
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startProduct } from './support/crash-child.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { startPrivateRedis } from './support/private-redis.ts';

const DELAY_MS = 3_000;
/** Closing time of an idle process after the delay: far below its deadline and the time limit for Redis. */
const CLOSE_MS = 2_500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function get(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  return (await answer).split('\r\n')[0] ?? '';
}

test('at SIGTERM an idle process with Redis serves new connections while /ready is 503, and then closes at once', async () => {
  const redis = await startPrivateRedis();
  try {
    const product = await startProduct({
      DATABASE_URL: database.url ?? '',
      REDIS_URL: redis.url,
      SHUTDOWN_DELAY_MS: String(DELAY_MS),
    });
    try {
      const from = performance.now();
      const ended = product.terminate();
      await vi.waitFor(async () => expect(await get(product.port, '/ready')).toBe('HTTP/1.1 503 Service Unavailable'), {
        timeout: DELAY_MS,
        interval: 10,
      });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          place % 2 === 0 ? get(product.port, '/health') : get(product.sitePort, '/'),
        ),
      );
      expect(answers).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
      expect(await ended).toEqual([0, null]);
      expect(performance.now() - from).toBeLessThan(DELAY_MS + CLOSE_MS);
      expect(product.output()).not.toMatch(/connections cut|did not close in time/);
    } finally {
      await product.remove();
    }
  } finally {
    await redis.end();
  }
}, 120_000);
