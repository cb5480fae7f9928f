import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backoffMs, sleepFor } from './retry.ts';

test('the maximum pause doubles up to its limit', () => {
  const longest = [1, 2, 3, 4, 5, 6].map((attempt) => backoffMs(attempt, {}, () => 1));
  expect(longest).toEqual([300, 600, 1200, 2400, 3000, 3000]);
});

test('jitter spreads over the whole pause', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), unit, (attempt, random) => {
      const pause = backoffMs(attempt, { baseMs: 200, maxMs: 5000 }, () => random);
      expect(pause).toBeGreaterThanOrEqual(0);
      expect(pause).toBeLessThanOrEqual(5000);
    }),
  );
  expect(backoffMs(3, {}, () => 0)).toBe(0);
});

test('a pause ends after its time or with the call, without a remaining timer or listener', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const call = new AbortController();
  const remove = vi.spyOn(call.signal, 'removeEventListener');
  const slept = sleepFor(3000, call.signal);
  await vi.advanceTimersByTimeAsync(2999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await slept;
  expect(remove).toHaveBeenCalledTimes(1);
  const cut = sleepFor(3000, call.signal);
  call.abort();
  await cut;
  expect(vi.getTimerCount()).toBe(0);
});
