import { expect, test, vi } from 'vitest';
import type { MonitoredRedis } from '../plugins/redis-monitor.ts';
import { createRedisTokenBuckets } from './redis-token-buckets.ts';

/** `asked` lists the keys decided locally. */
function bucketsOver(ask: MonitoredRedis['ask']) {
  const asked: string[] = [];
  const alone = (key: string) => asked.push(key) < 2;
  return { take: createRedisTokenBuckets({ ask }, { burst: 1, perSecond: 1 }, alone), asked };
}

test('Redis decides while it is available', async () => {
  const answers = [1, 0];
  const client = { eval: vi.fn(async () => answers.shift() ?? 0) };
  const { take, asked } = bucketsOver(async (command) => command(client as never));
  expect([await take('5:9'), await take('5:9'), asked]).toEqual([true, false, []]);
  expect(client.eval).toHaveBeenCalledWith(expect.any(String), {
    keys: ['boostdesk:pace:5:9'],
    arguments: ['1', '1'],
  });
});

test('the process counts alone when Redis is unavailable, slow or fails', async () => {
  const { take, asked } = bucketsOver(() => Promise.reject(new Error('gone')));
  expect([await take('a'), await take('a'), asked]).toEqual([true, false, ['a', 'a']]);
});
