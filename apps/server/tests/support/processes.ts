import type { RedisClientType } from 'redis';
import { connectRedis } from '../../src/bootstrap/redis.ts';
import { startApp, type TestApp } from './app.ts';
import { type PrivateRedis, startPrivateRedis } from './private-redis.ts';

type Options = Omit<NonNullable<Parameters<typeof startApp>[0]>, 'beside' | 'redis'>;

/** Several processes of the product on one database, each with a connection of its own to one Redis, which may fail. */
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
      // The first one's database goes with it.
      for (const app of apps.reverse()) await app.close();
      for (const client of clients) client.destroy();
      await redis.end();
    },
  };
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>;

/** Ways in which Redis fails: it is gone and comes back empty, or it hangs with its connections open. */
export const redisFaults = {
  stopped: { begin: (redis: PrivateRedis) => redis.stop(), end: (redis: PrivateRedis) => redis.start() },
  hanging: { begin: (redis: PrivateRedis) => redis.freeze(), end: (redis: PrivateRedis) => redis.thaw() },
} as const;

/** Ways in which Redis answers and takes no writes: it has no memory left, or became the replica of another that is not there. */
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
