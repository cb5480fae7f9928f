import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { retryTransientErrors } from './retry-transient-errors.ts';

const refused = (status: number) =>
  new ApiError({ code: status === 0 ? 'offline' : 'unexpected', status, body: '', call: 'auth.saveUser' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('retryTransientErrors retries a write when the server is unreachable, until it succeeds', async () => {
  const call = vi.fn<() => Promise<string>>();
  call.mockRejectedValueOnce(refused(0)).mockRejectedValueOnce(refused(503)).mockResolvedValue('taken');
  const done = retryTransientErrors(call);
  await vi.runAllTimersAsync();
  expect(await done).toBe('taken');
  expect(call).toHaveBeenCalledTimes(3);
});

test('retryTransientErrors retries while the page is in the background', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(503)).mockResolvedValue('taken');
  const done = retryTransientErrors(call);
  await vi.runAllTimersAsync();
  expect(await done).toBe('taken');
});

test('retryTransientErrors rejects after the fourth attempt', async () => {
  const call = vi.fn(async () => {
    throw refused(0);
  });
  const done = expect(retryTransientErrors(call)).rejects.toMatchObject({ status: 0 });
  await vi.runAllTimersAsync();
  await done;
  expect(call).toHaveBeenCalledTimes(4);
});

test('retryTransientErrors does not retry a permanent error', async () => {
  const call = vi.fn(async () => {
    throw refused(403);
  });
  await expect(retryTransientErrors(call)).rejects.toMatchObject({ status: 403 });
  expect(call).toHaveBeenCalledOnce();
});

test('retryTransientErrors stops retrying when its signal aborts', async () => {
  const end = new AbortController();
  const call = vi.fn(async () => {
    throw refused(0);
  });
  const done = expect(retryTransientErrors(call, end.signal)).rejects.toThrow('over');
  await vi.advanceTimersByTimeAsync(2_000);
  end.abort(new Error('over'));
  await vi.runAllTimersAsync();
  await done;
  expect(call).toHaveBeenCalledTimes(2);
});
