import type { RedisClientType } from 'redis';
import type { BucketLimit } from './token-bucket.ts';

/** Redis is asked while an order is held: whoever else waits for it waits no longer than this, in ms. */
const ANSWER_MS = 100;

/** Fills and takes in one step, by the clock of Redis: those of the processes differ. A bucket that is full again is forgotten. */
const TAKE = `
local burst, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = tonumber(kept[1]) or burst
local passed = math.max(0, now - (tonumber(kept[2]) or now))
left = math.min(burst, left + passed * perSecond)
local taken = 0
if left >= 1 then
  left = left - 1
  taken = 1
end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / perSecond * 1000))
return taken
`;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is slow.')), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A bucket for each key, one for all processes together. Where Redis is away, slow or fails, `alone` decides: each process counts
 * on its own rather than let everything through or nothing.
 */
export function createSharedBuckets(
  redis: Pick<RedisClientType, 'isReady' | 'eval'>,
  { burst, perSecond }: BucketLimit,
  alone: (key: string) => boolean,
): (key: string) => Promise<boolean> {
  const figures = [String(burst), String(perSecond)];
  return async (key) => {
    // A command would wait until Redis is back, and its caller with it.
    if (!redis.isReady) return alone(key);
    try {
      return (await inTime(redis.eval(TAKE, { keys: [`boostdesk:pace:${key}`], arguments: figures }))) === 1;
    } catch {
      return alone(key);
    }
  };
}
