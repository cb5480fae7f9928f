import { afterEach, expect, it, vi } from 'vitest';
import { systemClock, yieldToMain } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the system clock runs a task once after its delay, unless cancelled', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const start = systemClock.now();
  systemClock.after(1000, () => done.push('kept'));
  const cancel = systemClock.after(1000, () => done.push('called off'));
  cancel();
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['kept']);
  expect(systemClock.now() - start).toBe(5999);
});

it("the system clock gives Unix time and stays monotonic when the machine's clock is set back", () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
  vi.useFakeTimers();
  const start = systemClock.now();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5);
  expect(systemClock.now() - start).toBeCloseTo(5);
});

it('yieldToMain runs microtasks first, and each task in its own macrotask', async () => {
  const done: string[] = [];
  await new Promise<void>((end) => {
    yieldToMain(() => {
      done.push('first');
      void Promise.resolve().then(() => done.push('promised by the first'));
    });
    yieldToMain(() => {
      done.push('second');
      end();
    });
    void Promise.resolve().then(() => done.push('promised before'));
    done.push('now');
  });
  expect(done).toEqual(['now', 'promised before', 'first', 'promised by the first', 'second']);
});
