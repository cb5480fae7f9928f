/** Lets `burst` through at once and `perSecond` in the long run. */
export interface BucketLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Answers whether there were as many left to take; one, where nothing is said. */
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
