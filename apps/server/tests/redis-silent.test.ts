// The connection to Redis stays open and carries nothing, as behind a network partition.
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectRedis } from '../src/bootstrap/redis.ts';
import { type PrivateRedis, startPrivateRedis } from './support/private-redis.ts';
import { openSilentProxy } from './support/silent-proxy.ts';

const SILENT_MS = 200;

let redis: PrivateRedis;
let proxy: Awaited<ReturnType<typeof openSilentProxy>>;

beforeEach(async () => {
  redis = await startPrivateRedis();
  proxy = await openSilentProxy(redis.url);
});
afterEach(async () => {
  await proxy.close();
  await redis.end();
});

test('a connection that falls silent is replaced by a new one', async () => {
  const client = await connectRedis(proxy.url, SILENT_MS);
  const isBack = new Promise((resolve) => client.once('ready', resolve));
  proxy.silence();
  await isBack;
  expect(await client.ping()).toBe('PONG');
  client.destroy();
});

test('a working idle connection stays open', async () => {
  const client = await connectRedis(proxy.url, SILENT_MS);
  const errors: unknown[] = [];
  client.on('error', (error) => errors.push(error));
  // At least a fifth of the time passes before each command.
  for (let pings = 0; pings < 10; pings += 1) await once(client, 'ping-interval');
  expect(errors).toEqual([]);
  client.destroy();
});

test('by default a silent connection is replaced within 10 s of its last reply', async () => {
  const client = await connectRedis(redis.url);
  const { pingInterval = Number.NaN, socket = {} } = client.options;
  expect(pingInterval + (socket.socketTimeout ?? Number.NaN)).toBeLessThanOrEqual(10_000);
  client.destroy();
});
