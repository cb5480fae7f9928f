import { createSharedBuckets } from '../../live/shared-buckets.ts';
import { createTokenBucket } from '../../live/token-bucket.ts';
import type { MonitoredRedis } from '../../plugins/redis-monitor.ts';

/** Most buckets in memory; above it all are reset. */
const WRITERS_MAX = 10_000;

/** Returns whether a user may send a message in an order's chat now, and counts it. */
export type ChatPace = (user: number, order: number) => Promise<boolean>;

export interface ChatPaceDeps {
  /** Messages per minute, user and chat. */
  readonly perMinute: number;
  readonly clock: () => Date;
  /** Null with a single process. */
  readonly redis: MonitoredRedis | null;
}

/** Creates a rate limit over all processes, with a burst of a third of the limit. */
export function createChatPace({ perMinute, clock, redis }: ChatPaceDeps): ChatPace {
  const buckets = new Map<string, () => boolean>();
  const limit = { burst: Math.floor(perMinute / 3), perSecond: perMinute / 60 };
  function alone(key: string): boolean {
    if (buckets.size >= WRITERS_MAX) buckets.clear();
    const take = buckets.get(key) ?? createTokenBucket(limit, () => clock().getTime());
    buckets.set(key, take);
    return take();
  }
  const take = redis === null ? alone : createSharedBuckets(redis, limit, alone);
  return async (user, order) => take(`${user}:${order}`);
}
