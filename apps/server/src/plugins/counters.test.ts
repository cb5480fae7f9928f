import { expect, test } from 'vitest';
import { createMemoryCounter, createRedisCounter } from './counters.ts';
import type { MonitoredRedis } from './redis-monitor.ts';

const answering = (client: object): Pick<MonitoredRedis, 'ask'> => ({
  ask: async (command) => command(client as never),
});

test('the memory counter counts per key and minute', async () => {
  let time = 0;
  const { count, reset } = createMemoryCounter(() => time);
  expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1]);
  await reset('a');
  expect([await count('a'), await count('b')]).toEqual([1, 2]);
  time += 60_000;
  expect(await count('a')).toBe(1);
});

test('endsIn returns the rest of the minute', async () => {
  const { msUntilReset } = createMemoryCounter(() => 3 * 60_000 + 48_500);
  expect(await msUntilReset('a')).toBe(11_500);
});

test.each([
  ['Redis', async () => 7_000, 7_000],
  ['the own clock when the key has no expiry', async () => -2, 60_000],
  ['the own clock when Redis fails', () => Promise.reject(new Error('gone')), 60_000],
])('the Redis counter takes the end of the minute from %s', async (_, pTTL, left) => {
  const { msUntilReset } = createRedisCounter(answering({ pTTL }), () => 0);
  expect(await msUntilReset('a')).toBe(left);
});

test('the Redis counter counts in memory while Redis is unavailable or fails', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const multi = () => {
    throw new Error('gone');
  };
  for (const redis of [{ ask: gone }, answering({ multi, del: gone, pTTL: gone })]) {
    const { count, msUntilReset, reset } = createRedisCounter(redis, () => 0);
    expect(await msUntilReset('a')).toBe(60_000);
    expect([await count('a'), await count('a')]).toEqual([1, 2]);
    await reset('a');
    expect(await count('a')).toBe(1);
  }
});
