import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { nextPaint } from './first-screen.ts';

afterEach(() => vi.unstubAllGlobals());

const frameNow = () => vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());

test('nextPaint resolves in a user-blocking task after the frame', async () => {
  frameNow();
  const postTask = vi.fn<(then: () => void, how: object) => Promise<void>>(async (then) => then());
  vi.stubGlobal('scheduler', { postTask });
  await nextPaint();
  expect(postTask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { priority: 'user-blocking' });
});

test('nextPaint resolves in a timer when the browser has no scheduler', async () => {
  vi.stubGlobal('scheduler', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  frameNow();
  onTestFinished(() => void vi.useRealTimers());
  const seen = vi.fn<() => void>();
  void nextPaint().then(seen);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledOnce();
});
