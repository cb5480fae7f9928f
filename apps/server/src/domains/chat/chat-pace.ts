import { createSharedBuckets } from '../../live/shared-buckets.ts';
import { createTokenBucket } from '../../live/token-bucket.ts';
import type { MonitoredRedis } from '../../plugins/redis-monitor.ts';

/** Writers remembered at most; where there are more, all of them begin anew. */
const WRITERS_MAX = 10_000;

/** Whether a user may write one more message in an order's chat now; asking counts as writing. */
export type ChatPace = (user: number, order: number) => Promise<boolean>;

export interface ChatPaceDeps {
  /** Messages a minute of one user in one chat. */
  readonly perMinute: number;
  readonly clock: () => Date;
  /** Null: this process is the only one. */
  readonly redis: MonitoredRedis | null;
}

/** Lets a third of the limit through at once and the limit in the long run, over all processes. */
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
