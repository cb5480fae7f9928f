import type { MonitoredRedis } from './redis-monitor.ts';

/** Counts in windows of a minute. */
export interface Counter {
  /** How often a key was counted in the current window, this time included. */
  readonly count: (key: string) => Promise<number>;
  /** In how many ms the key's current window ends. */
  readonly endsIn: (key: string) => Promise<number>;
  /** The key is as if it had not been counted. */
  readonly forget: (key: string) => Promise<void>;
}

const WINDOW_MS = 60_000;
/** Keys held in memory at most: an attack from many addresses forgets them all rather than fill the process. */
const KEYS_MAX = 100_000;

/** For one process. */
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
    endsIn: async () => WINDOW_MS - (now() % WINDOW_MS),
    async forget(key) {
      counts.delete(key);
    },
  };
}

/** For all processes together. Where Redis does not answer, each counts on its own rather than let everybody through or nobody. */
export function createRedisCounter({ ask }: Pick<MonitoredRedis, 'ask'>, now: () => number): Counter {
  const alone = createMemoryCounter(now);
  const nameOf = (key: string): string => `boostdesk:limit:${key}`;
  return {
    async count(key) {
      const name = nameOf(key);
      try {
        // Made with its end in one step: a count without an end would turn its owner away for ever.
        const [, count] = await ask((redis) =>
          redis.multi().set(name, 0, { NX: true, PX: WINDOW_MS }).incr(name).exec(),
        );
        return Number(count);
      } catch {
        return alone.count(key);
      }
    },
    async endsIn(key) {
      const left = await ask((redis) => redis.pTTL(nameOf(key))).catch(() => 0);
      // Below 0 where it has no end or is over: then nothing better is known.
      return left > 0 ? left : alone.endsIn(key);
    },
    async forget(key) {
      await alone.forget(key);
      // Where Redis fails, the count ends with its minute.
      await ask((redis) => redis.del(nameOf(key))).catch(() => undefined);
    },
  };
}
