import type { RedisClientType } from 'redis';

/** Counts in windows of a minute; answers how often a key was counted in the current one, this time included. */
export type Counter = (key: string) => Promise<number>;

const WINDOW_MS = 60_000;
/** Keys held in memory at most: an attack from many addresses forgets them all rather than fill the process. */
const KEYS_MAX = 100_000;

/** For one process. */
export function createMemoryCounter(now: () => number): Counter {
  let counts = new Map<string, number>();
  let window = 0;
  return async (key) => {
    const current = Math.floor(now() / WINDOW_MS);
    if (current !== window || counts.size >= KEYS_MAX) counts = new Map();
    window = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}

/** For all processes together. Where Redis does not answer, each counts on its own rather than let everybody through or nobody. */
export function createRedisCounter(redis: RedisClientType, now: () => number): Counter {
  const alone = createMemoryCounter(now);
  return async (key) => {
    // A command would wait until Redis is back, and its caller with it.
    if (!redis.isReady) return alone(key);
    const name = `boostdesk:limit:${key}`;
    try {
      // Made with its end in one step: a count without an end would turn its owner away for ever.
      const [, count] = await redis.multi().set(name, 0, { NX: true, PX: WINDOW_MS }).incr(name).exec();
      return Number(count);
    } catch {
      return alone(key);
    }
  };
}
