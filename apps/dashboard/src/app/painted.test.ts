import { afterEach, expect, test, vi } from 'vitest';
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
  frameNow();
  vi.stubGlobal('scheduler', undefined);
  await expect(painted()).resolves.toBeUndefined();
});
