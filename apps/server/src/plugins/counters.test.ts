import type { RedisClientType } from 'redis';
import { expect, test } from 'vitest';
import { createMemoryCounter, createRedisCounter } from './counters.ts';

test('counts each key on its own, and anew each minute', async () => {
  let time = 0;
  const { count, forget } = createMemoryCounter(() => time);
  expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1]);
  await forget('a');
  expect([await count('a'), await count('b')]).toEqual([1, 2]);
  time += 60_000;
  expect(await count('a')).toBe(1);
});

test('goes on counting alone while Redis is away, and when it fails', async () => {
  const away = { isReady: false } as RedisClientType;
  const failing = {
    isReady: true,
    multi: () => {
      throw new Error('gone');
    },
    del: async () => {
      throw new Error('gone');
    },
  } as unknown as RedisClientType;
  for (const redis of [away, failing]) {
    const { count, forget } = createRedisCounter(redis, () => 0);
    expect([await count('a'), await count('a')]).toEqual([1, 2]);
    await forget('a');
    expect(await count('a')).toBe(1);
  }
});
