// @vitest-environment jsdom
import { configure, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeTimers } from './fake-timers.ts';
import { ASYNC_TIMEOUT_MS } from './testing/async-timeout.ts';

beforeEach(() => {
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
});
afterEach(() => vi.restoreAllMocks());

it('an expectation that fails under fake timers still times out', async () => {
  const set = window.setTimeout;
  // The native timer, without delay.
  const browser = vi.fn((run: () => void) => set(run, 0));
  window.setTimeout = browser as unknown as typeof set;
  const time = installFakeTimers();
  const waited = waitFor(() => {
    throw new Error('not there');
  });
  await expect(waited).rejects.toThrow('not there');
  time.uninstall();
  window.setTimeout = set;
});

it('timers of a component run only when the test advances time', () => {
  const time = installFakeTimers();
  const rung = vi.fn();
  window.setTimeout(rung, 10_000);
  expect(rung).not.toHaveBeenCalled();
  time.advance(10_000);
  expect(rung).toHaveBeenCalledOnce();
  time.uninstall();
});
