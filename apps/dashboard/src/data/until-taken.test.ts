import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { untilTaken } from './until-taken.ts';

const refused = (status: number) =>
  new ApiError({ code: status === 0 ? 'offline' : 'unexpected', status, body: '', call: 'auth.saveUser' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a write that meets no line, or a server that is not there, is made again until it is taken', async () => {
  const call = vi.fn<() => Promise<string>>();
  call.mockRejectedValueOnce(refused(0)).mockRejectedValueOnce(refused(503)).mockResolvedValue('taken');
  const done = untilTaken(call);
  await vi.runAllTimersAsync();
  expect(await done).toBe('taken');
  expect(call).toHaveBeenCalledTimes(3);
});

test('it is made again also while the page is in the background', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(503)).mockResolvedValue('taken');
  const done = untilTaken(call);
  await vi.runAllTimersAsync();
  expect(await done).toBe('taken');
});

test('it is given up after the fourth', async () => {
  const call = vi.fn(async () => {
    throw refused(0);
  });
  const done = expect(untilTaken(call)).rejects.toMatchObject({ status: 0 });
  await vi.runAllTimersAsync();
  await done;
  expect(call).toHaveBeenCalledTimes(4);
});

test('what is refused for good is asked once', async () => {
  const call = vi.fn(async () => {
    throw refused(403);
  });
  await expect(untilTaken(call)).rejects.toMatchObject({ status: 403 });
  expect(call).toHaveBeenCalledOnce();
});

test('once its end has come no further try is made', async () => {
  const end = new AbortController();
  const call = vi.fn(async () => {
    throw refused(0);
  });
  const done = expect(untilTaken(call, end.signal)).rejects.toThrow('over');
  await vi.advanceTimersByTimeAsync(2_000);
  end.abort(new Error('over'));
  await vi.runAllTimersAsync();
  await done;
  expect(call).toHaveBeenCalledTimes(2);
});
