import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { painted } from './painted.ts';

afterEach(() => vi.unstubAllGlobals());

const frameNow = () => vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());

test('after a frame comes what waits for it, before whatever else does', async () => {
  frameNow();
  const postTask = vi.fn<(then: () => void, how: object) => Promise<void>>(async (then) => then());
  vi.stubGlobal('scheduler', { postTask });
  await painted();
  expect(postTask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { priority: 'user-blocking' });
});

test('a browser without that gives it a turn of its own', async () => {
  vi.stubGlobal('scheduler', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  frameNow();
  onTestFinished(() => void vi.useRealTimers());
  const seen = vi.fn<() => void>();
  void painted().then(seen);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledOnce();
});
