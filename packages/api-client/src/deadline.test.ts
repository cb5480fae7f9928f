import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Settled by the test. */
function work() {
  let end: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
  let given: AbortSignal | undefined;
  return {
    run: (signal: AbortSignal) => {
      given = signal;
      return new Promise<string>((resolve, reject) => {
        end = { resolve, reject };
      });
    },
    resolve: (value: string) => end?.resolve(value),
    reject: (error: Error) => end?.reject(error),
    signal: () => given,
  };
}

test('ends the work at its time and aborts its signal', async () => {
  const task = work();
  const outcome = withDeadline(60_000, undefined, task.run).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(task.signal()?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'StoppedError', reason: 'timeout' });
  expect(task.signal()?.aborted).toBe(true);
});

test.each([
  ['without end', Number.POSITIVE_INFINITY],
  ['longer than a timer holds', 2 ** 31],
])('a time %s ends nothing', async (_, ms) => {
  const task = work();
  const answer = withDeadline(ms, undefined, task.run);
  expect(vi.getTimerCount()).toBe(0);
  task.resolve('at last');
  expect(await answer).toBe('at last');
});

test('the maximum time of a timer is respected', async () => {
  const task = work();
  const outcome = withDeadline(2 ** 31 - 1, undefined, task.run).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
  expect(await outcome).toMatchObject({ reason: 'timeout' });
});

// @spec 7.2-3
test('only the first outcome counts', async () => {
  const late = work();
  const stopped = withDeadline(10, undefined, late.run).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  late.resolve('too late');
  expect(await stopped).toMatchObject({ reason: 'timeout' });

  const broken = work();
  const again = withDeadline(10, undefined, broken.run).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  broken.reject(new Error('too late'));
  expect(await again).toMatchObject({ reason: 'timeout' });

  const quick = work();
  const answer = withDeadline(10, undefined, quick.run);
  quick.resolve('first');
  quick.resolve('second');
  await vi.advanceTimersByTimeAsync(10);
  expect(await answer).toBe('first');
});

test('leaves no timer and no listener', async () => {
  const outer = new AbortController();
  const remove = vi.spyOn(outer.signal, 'removeEventListener');
  const task = work();
  const answer = withDeadline(10, outer.signal, task.run);
  task.resolve('done');
  await answer;
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(remove).toHaveBeenCalledTimes(1);
  outer.abort();
  expect(task.signal()?.aborted).toBe(false);
});
