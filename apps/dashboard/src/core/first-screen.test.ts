import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Two frames, and the idle timeout without requestIdleCallback. */
const STANDS_MS = 1_100;

/** A fresh module, as its state lasts as long as the page. */
const page = () => import('./first-screen.ts');

function watched(waiting: Promise<void>) {
  const state = { isOver: false };
  void waiting.then(() => {
    state.isOver = true;
  });
  return state;
}

test('waitForFirstScreen waits for all queries of the screen', async () => {
  const { waitForFirstScreen, watchFirstScreen } = await page();
  const queries = new QueryClient();
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const read = queries.fetchQuery({ queryKey: ['list'], queryFn: () => answer });
  watchFirstScreen(queries);
  const waiting = watched(waitForFirstScreen());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(waiting.isOver).toBe(false);
  resolve('rows');
  await read;
  await vi.advanceTimersByTimeAsync(STANDS_MS);
  expect(waiting.isOver).toBe(true);
});

test('waitForFirstScreen waits until the rows are painted', async () => {
  const { waitForFirstScreen, watchFirstScreen } = await page();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  watchFirstScreen(new QueryClient());
  const waiting = watched(waitForFirstScreen());
  const nextFrame = async () => {
    await vi.advanceTimersByTimeAsync(10);
    for (const draw of frames.splice(0)) draw(0);
    await vi.advanceTimersByTimeAsync(10);
  };
  await nextFrame();
  expect(waiting.isOver).toBe(false);
  await nextFrame();
  expect(waiting.isOver).toBe(true);
});

test('waitForFirstScreen resolves for a screen without queries', async () => {
  const { waitForFirstScreen, watchFirstScreen } = await page();
  watchFirstScreen(new QueryClient());
  const waiting = watched(waitForFirstScreen());
  await vi.advanceTimersByTimeAsync(STANDS_MS);
  expect(waiting.isOver).toBe(true);
});

test('waitForFirstScreen resolves after 5 s when the screen is never complete', async () => {
  const { waitForFirstScreen } = await page();
  const waiting = watched(waitForFirstScreen());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(waiting.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isOver).toBe(true);
});
