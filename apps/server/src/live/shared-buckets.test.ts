import { afterEach, expect, test, vi } from 'vitest';
import { createSharedBuckets } from './shared-buckets.ts';

type Redis = Parameters<typeof createSharedBuckets>[0];

afterEach(() => {
  vi.useRealTimers();
});

/** A bucket over the given Redis; `asked` has the keys that this process decided on by itself. */
function bucketsOver(isReady: boolean, evaluate: () => Promise<number>) {
  const asked: string[] = [];
  const redis = { isReady, eval: vi.fn(evaluate) } as unknown as Redis;
  const alone = (key: string) => asked.push(key) < 2;
  return { take: createSharedBuckets(redis, { burst: 1, perSecond: 1 }, alone), asked, redis };
}

test('Redis decides while it answers', async () => {
  const answers = [1, 0];
  const { take, asked, redis } = bucketsOver(true, async () => answers.shift() ?? 0);
  expect([await take('5:9'), await take('5:9'), asked]).toEqual([true, false, []]);
  expect(redis.eval).toHaveBeenCalledWith(expect.any(String), {
    keys: ['boostdesk:pace:5:9'],
    arguments: ['1', '1'],
  });
});

test('a Redis that is away is not asked', async () => {
  const { take, asked, redis } = bucketsOver(false, async () => 1);
  expect([await take('a'), await take('a'), asked]).toEqual([true, false, ['a', 'a']]);
  expect(redis.eval).not.toHaveBeenCalled();
});

test('where Redis fails the process counts alone', async () => {
  const { take } = bucketsOver(true, () => Promise.reject(new Error('gone')));
  expect([await take('a'), await take('a')]).toEqual([true, false]);
});

test('where Redis is slow the process counts alone, and what comes late changes nothing', async () => {
  vi.useFakeTimers();
  let fail: ((error: Error) => void) | undefined;
  const { take } = bucketsOver(true, () => new Promise((_, reject) => (fail = reject)));
  const [first, second] = [take('a'), take('a')];
  await vi.advanceTimersByTimeAsync(100);
  expect([await first, await second]).toEqual([true, false]);
  fail?.(new Error('at last'));
  expect(vi.getTimerCount()).toBe(0);
});
