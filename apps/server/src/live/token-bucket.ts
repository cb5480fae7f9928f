/** Lets `burst` through at once and `perSecond` in the long run. */
export interface BucketLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Answers whether there was one left to take. */
export function createTokenBucket(limit: BucketLimit, now: () => number) {
  let left = limit.burst;
  let at = now();
  return (): boolean => {
    const time = now();
    left = Math.min(limit.burst, left + (Math.max(0, time - at) / 1000) * limit.perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
