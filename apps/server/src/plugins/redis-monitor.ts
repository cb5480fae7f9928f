import type { RedisClientType } from 'redis';

/** Most that anybody waits for an answer of Redis, in ms: a call of the API waits for it, and an order is held meanwhile. */
const ANSWER_MS = 100;
/** Pause between two looks whether Redis answers, in ms. */
const PING_EVERY_MS = 1_000;

export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError';
}

type Client = Pick<RedisClientType, 'isReady' | 'multi' | 'eval' | 'pTTL' | 'del' | 'ping'>;

export interface MonitoredRedis {
  /** Rejects when no answer has come after 100 ms, and at once while Redis is known to be away. */
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

/** Asks Redis, and knows whether it answers: a connection that is gone, or that hangs, is not asked again until a ping came back. */
export function monitorRedis(
  redis: Client & { readonly on: (event: 'error' | 'ready', listener: () => void) => unknown },
  onChange: (isAway: boolean) => void,
): MonitoredRedis {
  let isAway = false;
  let isPinging = false;

  function change(next: boolean): void {
    if (next === isAway) return;
    isAway = next;
    onChange(isAway);
  }

  function ping(): void {
    if (!redis.isReady) change(true);
    // One that hangs is answered as soon as Redis answers at all.
    if (!redis.isReady || isPinging) return;
    isPinging = true;
    const answered = redis.ping().then(() => change(false));
    inTime(answered).catch(() => change(true));
    answered
      .catch(() => undefined)
      .finally(() => {
        isPinging = false;
      });
  }

  redis.on('error', () => change(!redis.isReady));
  redis.on('ready', ping);
  const timer = setInterval(ping, PING_EVERY_MS);
  return {
    async ask(command) {
      // A command would wait until Redis is back, and its caller with it.
      if (!redis.isReady) change(true);
      if (isAway) throw new RedisAwayError('Redis is away.');
      try {
        return await inTime(command(redis));
      } catch (error) {
        if (error instanceof RedisAwayError) change(true);
        throw error;
      }
    },
    isAway: () => isAway,
    close: () => clearInterval(timer),
  };
}
