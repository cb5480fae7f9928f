import type { MonitoredRedis } from '../plugins/redis-monitor.ts';
import { createRedisTokenBuckets } from './redis-token-buckets.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Above this limit all buckets are reset. */
const WRITERS_MAX = 10_000;

/** Whether a user may do something in an order now, such as sending a message; counts it. */
export type OrderRateLimiter = (user: number, order: number) => Promise<boolean>;

export interface OrderRateLimiterDeps {
  /** Separates this limit's keys from those of messages. @default none */
  readonly prefix?: string;
  readonly perMinute: number;
  /** @default a third of the limit */
  readonly burst?: number;
  readonly clock: () => Date;
  readonly redis: MonitoredRedis | null;
}

/** Limits over all processes. */
export function createOrderRateLimiter({
  prefix = '',
  perMinute,
  burst = Math.floor(perMinute / 3),
  clock,
  redis,
}: OrderRateLimiterDeps): OrderRateLimiter {
  const buckets = new Map<string, () => boolean>();
  const limit = { burst, perSecond: perMinute / 60 };
  function takeLocally(key: string): boolean {
    if (buckets.size >= WRITERS_MAX) buckets.clear();
    const take = buckets.get(key) ?? createTokenBucket(limit, () => clock().getTime());
    buckets.set(key, take);
    return take();
  }
  const take = redis === null ? takeLocally : createRedisTokenBuckets(redis, limit, takeLocally);
  return async (user, order) => take(`${prefix}${user}:${order}`);
}
