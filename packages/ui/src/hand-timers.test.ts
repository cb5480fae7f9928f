// @vitest-environment jsdom
import { configure, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTimers } from './hand-timers.ts';
import { PATIENCE } from './testing/patience.ts';

beforeEach(() => {
  configure({ asyncUtilTimeout: PATIENCE });
});
afterEach(() => vi.restoreAllMocks());

it('an expectation that fails while time is held ends: its patience is not held', async () => {
  const set = window.setTimeout;
  // The browser's own time, hurried: what comes to it is over at once.
  const browser = vi.fn((run: () => void) => set(run, 0));
  window.setTimeout = browser as unknown as typeof set;
  const time = holdTimers();
  const waited = waitFor(() => {
    throw new Error('not there');
  });
  await expect(waited).rejects.toThrow('not there');
  time.release();
  window.setTimeout = set;
});

it('what a component waits for is held until its time is passed by hand', () => {
  const time = holdTimers();
  const rung = vi.fn();
  window.setTimeout(rung, 10_000);
  expect(rung).not.toHaveBeenCalled();
  time.pass(10_000);
  expect(rung).toHaveBeenCalledOnce();
  time.release();
});
