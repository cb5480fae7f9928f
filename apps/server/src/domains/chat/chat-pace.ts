import { createTokenBucket } from '../../live/token-bucket.ts';

/** Writers remembered at most; where there are more, all of them begin anew. */
const WRITERS_MAX = 10_000;

/** Whether a user may write one more message in an order's chat now; asking counts as writing. */
export type ChatPace = (user: number, order: number) => boolean;

/** Lets a third of the limit through at once and the limit in the long run. Counts in this process alone: a client stays on its. */
export function createChatPace(perMinute: number, clock: () => Date): ChatPace {
  const buckets = new Map<string, () => boolean>();
  const limit = { burst: Math.floor(perMinute / 3), perSecond: perMinute / 60 };
  return (user, order) => {
    const key = `${user}:${order}`;
    if (buckets.size >= WRITERS_MAX) buckets.clear();
    const take = buckets.get(key) ?? createTokenBucket(limit, () => clock().getTime());
    buckets.set(key, take);
    return take();
  };
}
