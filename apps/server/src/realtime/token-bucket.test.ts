import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

test('a token bucket grants at most the burst and the refill in any period', () => {
  const limit = { burst: 5, perSecond: 2 };
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2000 }), { maxLength: 60 }), (pauses) => {
      let time = 0;
      const take = createTokenBucket(limit, () => time);
      let taken = 0;
      for (const pause of pauses) {
        time += pause;
        if (take()) taken += 1;
      }
      expect(taken).toBeLessThanOrEqual(limit.burst + (time / 1000) * limit.perSecond);
      expect(taken).toBeGreaterThanOrEqual(Math.min(pauses.length, limit.burst));
    }),
  );
});

test('a token bucket refills up to the burst', () => {
  let time = 0;
  const take = createTokenBucket({ burst: 3, perSecond: 1 }, () => time);
  const inARow = () => {
    for (let count = 0; ; count += 1) if (!take()) return count;
  };
  expect(inARow()).toBe(3);
  time += 2000;
  expect(inARow()).toBe(2);
  time += 1_000_000;
  expect(inARow()).toBe(3);
});

test('a token bucket takes all requested tokens or none', () => {
  const take = createTokenBucket({ burst: 5, perSecond: 1 }, () => 0);
  expect([take(3), take(3), take(2), take()]).toEqual([true, false, true, false]);
});
