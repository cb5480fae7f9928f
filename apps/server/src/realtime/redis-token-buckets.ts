import type { MonitoredRedis } from '../plugins/redis-monitor.ts';
import type { BucketLimit } from './token-bucket.ts';

/** Refills and takes atomically, by the clock of Redis, as those of processes differ. A full bucket expires. */
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

/**
 * Keeps a token bucket per key, shared by all processes. When Redis is unavailable, slow or fails, `alone` decides for
 * this process.
 */
export function createRedisTokenBuckets(
  { ask }: Pick<MonitoredRedis, 'ask'>,
  { burst, perSecond }: BucketLimit,
  takeLocally: (key: string) => boolean,
): (key: string) => Promise<boolean> {
  const limits = [String(burst), String(perSecond)];
  return async (key) => {
    try {
      return (await ask((redis) => redis.eval(TAKE, { keys: [`boostdesk:pace:${key}`], arguments: limits }))) === 1;
    } catch {
      return takeLocally(key);
    }
  };
}
