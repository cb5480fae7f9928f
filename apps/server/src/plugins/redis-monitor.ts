import type { RedisClientType } from 'redis';

/** Most that anybody waits for an answer of Redis, in ms: a call of the API waits for it, and an order is held meanwhile. */
const ANSWER_MS = 100;
/** Pause between two looks whether Redis works, in ms. */
const PROBE_EVERY_MS = 1_000;
/** Written to find out whether Redis works: one that is full, or the replica of another, answers PING all the same. */
const PROBE_KEY = 'boostdesk:probe';

export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError';
}

type Client = Pick<RedisClientType, 'isReady' | 'multi' | 'eval' | 'pTTL' | 'del' | 'set'>;

export interface MonitoredRedis {
  /** Rejects when no answer has come after 100 ms, and at once while Redis is known to be away or to refuse writes. */
  readonly ask: <T>(command: (client: Client) => Promise<T>) => Promise<T>;
  readonly isAway: () => boolean;
  readonly close: () => void;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new RedisAwayError('Redis does not answer.'));
  // In a process that was busy the answer may have come: what is there is read before the immediate.
  const timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks Redis, and knows whether it works: one that is gone, hangs, is slow or refuses writes is not asked again until a probe was written
 * in time.
 * @param onChange gets the error with which Redis stopped working; null when it works again
 */
export function monitorRedis(
  redis: Client & { readonly on: (event: 'error' | 'ready', listener: () => void) => unknown },
  onChange: (error: unknown) => void,
): MonitoredRedis {
  let isAway = false;
  let isProbing = false;

  function change(error: unknown): void {
    const wasAway = isAway;
    isAway = error !== null;
    if (isAway !== wasAway) onChange(error);
  }

  function noteConnection(): void {
    if (!redis.isReady) change(new RedisAwayError('Redis is away.'));
  }

  function probe(): void {
    noteConnection();
    if (!redis.isReady || isProbing) return;
    isProbing = true;
    const written = redis.set(PROBE_KEY, '1', { PX: PROBE_EVERY_MS });
    inTime(written).then(() => change(null), change);
    // A late answer allows the next probe: that one shows whether Redis is quick enough again.
    written
      .catch(() => undefined)
      .finally(() => {
        isProbing = false;
      });
  }

  redis.on('error', noteConnection);
  redis.on('ready', probe);
  const timer = setInterval(probe, PROBE_EVERY_MS);
  return {
    async ask(command) {
      // A command would wait until Redis is back, and its caller with it.
      noteConnection();
      if (isAway) throw new RedisAwayError('Redis is away.');
      try {
        return await inTime(command(redis));
      } catch (error) {
        if (error instanceof RedisAwayError) change(error);
        // Either the command is wrong or Redis refuses all: the probe tells.
        else probe();
        throw error;
      }
    },
    isAway: () => isAway,
    close: () => clearInterval(timer),
  };
}
