/** Allows `burst` at once and `perSecond` on average. */
export interface BucketLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** The returned function takes `count` tokens (1 by default) and returns whether there were enough. */
export function createTokenBucket(limit: BucketLimit, now: () => number) {
  let left = limit.burst;
  let at = now();
  return (count = 1): boolean => {
    const time = now();
    left = Math.min(limit.burst, left + (Math.max(0, time - at) / 1000) * limit.perSecond);
    at = time;
    if (left < count) return false;
    left -= count;
    return true;
  };
}
