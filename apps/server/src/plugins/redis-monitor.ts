import type { RedisClientType } from 'redis';

/** API calls wait this long, partly with an order locked. */
const ANSWER_MS = 100;
const PROBE_EVERY_MS = 1_000;
/** Written by each probe: a full Redis or a read-only replica would still answer PING. */
const PROBE_KEY = 'boostdesk:probe';

export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

type Client = Pick<RedisClientType, 'isReady' | 'multi' | 'eval' | 'pTTL' | 'del' | 'set'>;

export interface MonitoredRedis {
  /**
   * @throws RedisUnavailableError after 100 ms without a reply, and at once while Redis is unavailable or refuses
   * writes
   */
  readonly ask: <T>(command: (client: Client) => Promise<T>) => Promise<T>;
  readonly isUnavailable: () => boolean;
  readonly close: () => void;
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new RedisUnavailableError('Redis does not answer.'));
  // In a busy process the reply may have arrived: pending input is read before the immediate runs.
  const timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Circuit breaker: after an outage, timeout or refused write, no command is sent until a probe is written in time.
 * @param onChange called with the error when Redis stops working, and null when it works again
 */
export function monitorRedis(
  redis: Client & { readonly on: (event: 'error' | 'ready', listener: () => void) => unknown },
  onChange: (error: unknown) => void,
): MonitoredRedis {
  let isUnavailable = false;
  let isProbing = false;

  function setError(error: unknown): void {
    const wasUnavailable = isUnavailable;
    isUnavailable = error !== null;
    if (isUnavailable !== wasUnavailable) onChange(error);
  }

  function checkConnection(): void {
    if (!redis.isReady) setError(new RedisUnavailableError('Redis is away.'));
  }

  function probe(): void {
    checkConnection();
    if (!redis.isReady || isProbing) return;
    isProbing = true;
    const written = redis.set(PROBE_KEY, '1', { PX: PROBE_EVERY_MS });
    withTimeout(written).then(() => setError(null), setError);
    // After a late reply the next probe may show whether Redis is fast enough again.
    written
      .catch(() => undefined)
      .finally(() => {
        isProbing = false;
      });
  }

  redis.on('error', checkConnection);
  redis.on('ready', probe);
  const timer = setInterval(probe, PROBE_EVERY_MS);
  return {
    async ask(command) {
      // The client would queue the command until Redis is back.
      checkConnection();
      if (isUnavailable) throw new RedisUnavailableError('Redis is away.');
      try {
        return await withTimeout(command(redis));
      } catch (error) {
        if (error instanceof RedisUnavailableError) setError(error);
        // The command is wrong or Redis refuses all writes; the probe tells which.
        else probe();
        throw error;
      }
    },
    isUnavailable: () => isUnavailable,
    close: () => clearInterval(timer),
  };
}
