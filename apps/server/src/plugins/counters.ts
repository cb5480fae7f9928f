import type { MonitoredRedis } from './redis-monitor.ts';

/** Counts per key in windows of a minute. */
export interface Counter {
  readonly count: (key: string) => Promise<number>;
  readonly msUntilReset: (key: string) => Promise<number>;
  readonly reset: (key: string) => Promise<void>;
}

const WINDOW_MS = 60_000;
/** Above this limit all counts are reset, so that an attack from many addresses cannot fill the memory. */
const KEYS_MAX = 100_000;

export function createMemoryCounter(now: () => number): Counter {
  let counts = new Map<string, number>();
  let window = 0;
  return {
    async count(key) {
      const current = Math.floor(now() / WINDOW_MS);
      if (current !== window || counts.size >= KEYS_MAX) counts = new Map();
      window = current;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    msUntilReset: async () => WINDOW_MS - (now() % WINDOW_MS),
    async reset(key) {
      counts.delete(key);
    },
  };
}

/** Shared by all processes. While Redis is unavailable each process counts on its own. */
export function createRedisCounter({ ask }: Pick<MonitoredRedis, 'ask'>, now: () => number): Counter {
  const local = createMemoryCounter(now);
  const nameOf = (key: string): string => `boostdesk:limit:${key}`;
  return {
    async count(key) {
      const name = nameOf(key);
      try {
        // In one transaction: a count that never expires would lock its owner out.
        const [, count] = await ask((redis) =>
          redis.multi().set(name, 0, { NX: true, PX: WINDOW_MS }).incr(name).exec(),
        );
        return Number(count);
      } catch {
        return local.count(key);
      }
    },
    async msUntilReset(key) {
      const left = await ask((redis) => redis.pTTL(nameOf(key))).catch(() => 0);
      // Negative when the key is missing or has no expiry.
      return left > 0 ? left : local.msUntilReset(key);
    },
    async reset(key) {
      await local.reset(key);
      // When Redis fails, the count expires with its window.
      await ask((redis) => redis.del(nameOf(key))).catch(() => undefined);
    },
  };
}
