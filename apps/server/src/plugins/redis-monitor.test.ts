import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monitorRedis, RedisUnavailableError } from './redis-monitor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const listeners = new Map<string, () => void>();
  const probes: PromiseWithResolvers<string>[] = [];
  const redis = {
    isReady: true,
    set: vi.fn(() => {
      const answer = Promise.withResolvers<string>();
      probes.push(answer);
      return answer.promise;
    }),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
  };
  const changes: boolean[] = [];
  const monitored = monitorRedis(redis as never, (error) => changes.push(error !== null));
  return { redis, probes, changes, monitored, raise: (event: string) => listeners.get(event)?.() };
}

const never = () => new Promise<never>(() => undefined);

test('ask returns the reply', async () => {
  const { monitored, changes } = setUp();
  expect(await monitored.ask(async () => 7)).toBe(7);
  expect([changes, vi.getTimerCount()]).toEqual([[], 1]);
});

test('ask rejects with a command’s error and stays available when a probe can be written', async () => {
  const { monitored, changes, probes } = setUp();
  await expect(monitored.ask(() => Promise.reject(new Error('WRONGTYPE')))).rejects.toThrow('WRONGTYPE');
  probes[0]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect([changes, probes.length]).toEqual([[], 1]);
});

test('a Redis that refuses writes is unavailable until a probe is written', async () => {
  const { monitored, changes, probes } = setUp();
  const full = new Error('OOM command not allowed');
  await expect(monitored.ask(() => Promise.reject(full))).rejects.toThrow('OOM');
  probes[0]?.reject(full);
  await vi.advanceTimersByTimeAsync(0);
  const command = vi.fn(never);
  await expect(monitored.ask(command)).rejects.toThrow(RedisUnavailableError);
  expect([changes, command.mock.calls]).toEqual([[true], []]);
  await vi.advanceTimersByTimeAsync(1_000);
  probes[1]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false]);
});

test('ask rejects after 100 ms and sends no command until a probe is written', async () => {
  const { monitored, changes, probes } = setUp();
  const first = expect(monitored.ask(never)).rejects.toThrow(RedisUnavailableError);
  await vi.advanceTimersByTimeAsync(99);
  expect(changes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  await first;
  const command = vi.fn(never);
  await expect(monitored.ask(command)).rejects.toThrow(RedisUnavailableError);
  expect([changes, command.mock.calls]).toEqual([[true], []]);
  await vi.advanceTimersByTimeAsync(899);
  probes[0]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect([changes, monitored.isUnavailable()]).toEqual([[true, false], false]);
  expect(await monitored.ask(async () => 7)).toBe(7);
});

test('a probe detects a hanging Redis without calls, and no second probe is sent meanwhile', async () => {
  const { changes, redis, probes } = setUp();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([changes, redis.set.mock.calls.length]).toEqual([[true], 1]);
  probes[0]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([changes, redis.set.mock.calls.length]).toEqual([[true], 2]);
  probes[1]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false]);
});

test('a Redis that answers probes late stays unavailable until it answers one in time', async () => {
  const { changes, probes } = setUp();
  for (let probe = 0; probe < 5; probe += 1) {
    await vi.advanceTimersByTimeAsync(probe === 0 ? 1_000 : 850);
    expect(probes).toHaveLength(probe + 1);
    await vi.advanceTimersByTimeAsync(150);
    probes[probe]?.resolve('OK');
  }
  await vi.advanceTimersByTimeAsync(850);
  expect(changes).toEqual([true]);
  await vi.advanceTimersByTimeAsync(50);
  probes[5]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false]);
});

test('a lost connection is noticed at once, its return by a probe', async () => {
  const { monitored, changes, redis, probes, raise } = setUp();
  redis.isReady = false;
  raise('error');
  await expect(monitored.ask(never)).rejects.toThrow(RedisUnavailableError);
  expect(changes).toEqual([true]);
  redis.isReady = true;
  raise('ready');
  probes[0]?.resolve('OK');
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false]);
});

test('close stops the timer', () => {
  const { monitored } = setUp();
  monitored.close();
  expect(vi.getTimerCount()).toBe(0);
});
