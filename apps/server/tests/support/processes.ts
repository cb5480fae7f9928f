import type { RedisClientType } from 'redis';
import { connectRedis } from '../../src/bootstrap/redis.ts';
import { startApp, type TestApp } from './app.ts';
import { type PrivateRedis, startPrivateRedis } from './private-redis.ts';

type Options = Omit<NonNullable<Parameters<typeof startApp>[0]>, 'beside' | 'redis'>;

export async function startProcesses(count: number, options: Options = {}) {
  const redis: PrivateRedis = await startPrivateRedis();
  const clients: RedisClientType[] = [];
  const apps: TestApp[] = [];
  for (let started = 0; started < count; started += 1) {
    const client = await connectRedis(redis.url);
    clients.push(client);
    const [beside] = apps;
    apps.push(await startApp({ ...options, redis: client, ...(beside === undefined ? {} : { beside }) }));
  }
  return {
    redis,
    apps,
    close: async () => {
      // Closing the first one also closes its database.
      for (const app of apps.reverse()) await app.close();
      for (const client of clients) client.destroy();
      await redis.end();
    },
  };
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>;

/** Redis stops and returns empty, or it hangs with open connections. */
export const redisFaults = {
  stopped: { begin: (redis: PrivateRedis) => redis.stop(), end: (redis: PrivateRedis) => redis.start() },
  hanging: { begin: (redis: PrivateRedis) => redis.freeze(), end: (redis: PrivateRedis) => redis.thaw() },
} as const;

/** Redis responds and refuses writes: out of memory, or a replica of a missing master. */
export const redisRefusals = {
  full: {
    begin: (redis: PrivateRedis) => redis.command('config set maxmemory 1'),
    end: (redis: PrivateRedis) => redis.command('config set maxmemory 0'),
  },
  'a replica': {
    begin: (redis: PrivateRedis) => redis.command('replicaof 127.0.0.1 1'),
    end: (redis: PrivateRedis) => redis.command('replicaof no one'),
  },
} as const;
