import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A new page: whether it stands is remembered for as long as it lives. */
const page = () => import('./first-screen.ts');

function watched(waiting: Promise<void>) {
  const state = { isOver: false };
  void waiting.then(() => {
    state.isOver = true;
  });
  return state;
}

test('what comes after the first screen waits for all that the screen reads', async () => {
  const { afterFirstScreen, watchFirstScreen } = await page();
  const queries = new QueryClient();
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const read = queries.fetchQuery({ queryKey: ['list'], queryFn: () => answer });
  watchFirstScreen(queries);
  const waiting = watched(afterFirstScreen());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(waiting.isOver).toBe(false);
  resolve('rows');
  await read;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting.isOver).toBe(true);
});

test('a screen that reads nothing stands at once', async () => {
  const { afterFirstScreen, watchFirstScreen } = await page();
  watchFirstScreen(new QueryClient());
  const waiting = watched(afterFirstScreen());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting.isOver).toBe(true);
});

test('a screen that never stands holds up the rest for some seconds only', async () => {
  const { afterFirstScreen } = await page();
  const waiting = watched(afterFirstScreen());
  await vi.advanceTimersByTimeAsync(6_000);
  expect(waiting.isOver).toBe(true);
});
