import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForFirstScreen } from './first-screen.ts';
import { showRetry } from './retry-notice.ts';
import { toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.closeAll();
});
afterEach(() => {
  vi.useRealTimers();
  toasts.closeAll();
});

const shown = () => toasts.getSnapshot().visible.map(({ title, count }) => [title, count]);
const notice = ['Still loading', 1];

test('a read that is retried for a second says so, until it has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  showRetry(promise);
  await vi.advanceTimersByTimeAsync(900);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual([notice]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([notice]);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([]);
});

test('a retry that ends within a second says nothing', async () => {
  showRetry(Promise.resolve());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual([]);
});

test('several retried reads share one notice, which stays until the last has ended', async () => {
  const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const { promise } of reads) showRetry(promise);
  await vi.advanceTimersByTimeAsync(1_000);
  reads[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([notice]);
  reads[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([]);
});

test('a notice that the user has closed does not return for the same reads', async () => {
  const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  showRetry(reads[0]?.promise ?? Promise.resolve());
  await vi.advanceTimersByTimeAsync(1_000);
  toasts.closeAll();
  showRetry(reads[1]?.promise ?? Promise.resolve());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual([]);
  for (const { resolve } of reads) resolve();
  await vi.advanceTimersByTimeAsync(0);
});

test('a retried read ends the wait for the first screen, so that the toasts load', async () => {
  const done = vi.fn();
  void waitForFirstScreen().then(done);
  showRetry(Promise.resolve());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toHaveBeenCalledOnce();
});
