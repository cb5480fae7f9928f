import { expect, test } from 'vitest';
import { createMemoryCounter, createRedisCounter } from './counters.ts';
import type { MonitoredRedis } from './redis-monitor.ts';

const answering = (client: object): Pick<MonitoredRedis, 'ask'> => ({
  ask: async (command) => command(client as never),
});

test('counts each key on its own, and anew each minute', async () => {
  let time = 0;
  const { count, forget } = createMemoryCounter(() => time);
  expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1]);
  await forget('a');
  expect([await count('a'), await count('b')]).toEqual([1, 2]);
  time += 60_000;
  expect(await count('a')).toBe(1);
});

test('knows when the minute of a key is over', async () => {
  const { endsIn } = createMemoryCounter(() => 3 * 60_000 + 48_500);
  expect(await endsIn('a')).toBe(11_500);
});

test.each([
  ['by Redis', async () => 7_000, 7_000],
  ['by its own clock where Redis has none', async () => -2, 60_000],
  ['by its own clock where Redis fails', () => Promise.reject(new Error('gone')), 60_000],
])('together with others: %s', async (_, pTTL, left) => {
  const { endsIn } = createRedisCounter(answering({ pTTL }), () => 0);
  expect(await endsIn('a')).toBe(left);
});

test('goes on counting alone while Redis is away, and when it fails', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const multi = () => {
    throw new Error('gone');
  };
  for (const redis of [{ ask: gone }, answering({ multi, del: gone, pTTL: gone })]) {
    const { count, endsIn, forget } = createRedisCounter(redis, () => 0);
    expect(await endsIn('a')).toBe(60_000);
    expect([await count('a'), await count('a')]).toEqual([1, 2]);
    await forget('a');
    expect(await count('a')).toBe(1);
  }
});
