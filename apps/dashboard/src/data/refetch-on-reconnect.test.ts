import { ApiError } from '@boostdesk/api-client';
import type { ChannelStatus } from '@boostdesk/realtime';
import { QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { refetchFailedOnReconnect } from './refetch-on-reconnect.ts';

function following(queries = createQueryClient()) {
  let tell: (status: ChannelStatus) => void = () => undefined;
  const stop = refetchFailedOnReconnect(queries, {
    onStatus: (listener) => {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
  });
  onTestFinished(() => {
    stop();
    queries.clear();
  });
  const look = (name: string, read: () => Promise<string>) =>
    onTestFinished(new QueryObserver(queries, { queryKey: [name], queryFn: read }).subscribe(() => undefined));
  return { queries, look, stop, become: (status: ChannelStatus) => tell(status) };
}

const failing = () => vi.fn(() => Promise.reject<string>(new Error('away')));

test.each(['the line', 'the network'])(
  'failed queries are refetched when %s is back, successful ones are not',
  async (what) => {
    const { look, queries, become } = following();
    const failed = failing();
    const came = vi.fn(async () => 'here');
    look('failed', failed);
    look('came', came);
    await vi.waitFor(() => expect(queries.getQueryState(['failed'])?.status).toBe('error'));
    become('offline');
    expect(failed).toHaveBeenCalledTimes(1);
    failed.mockResolvedValue('now');
    if (what === 'the line') become('online');
    else window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(queries.getQueryData(['failed'])).toBe('now'));
    expect(came).toHaveBeenCalledTimes(1);
  },
);

test('inactive queries are not refetched, and nothing is after the end', async () => {
  const { queries, look, become, stop } = following();
  const unseen = failing();
  await queries.fetchQuery({ queryKey: ['unseen'], queryFn: unseen }).catch(() => undefined);
  become('online');
  expect(unseen).toHaveBeenCalledTimes(1);
  const failed = failing();
  look('failed', failed);
  await vi.waitFor(() => expect(queries.getQueryState(['failed'])?.status).toBe('error'));
  stop();
  become('online');
  window.dispatchEvent(new Event('online'));
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a query with Retry-After is refetched only after that time, however often the connection returns', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { queries, look, become } = following();
  const tooMany = new ApiError({ code: 'too_many', status: 429, body: '', call: 'order.get', retryAfterMs: 20_000 });
  const read = vi.fn(() => Promise.reject<string>(tooMany));
  look('resting', read);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queries.getQueryState(['resting'])?.status).toBe('error');
  read.mockResolvedValue('now');
  become('online');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(queries.getQueryData(['resting'])).toBe('now');
});

const unavailable = new ApiError({
  code: 'unavailable',
  status: 503,
  body: '',
  call: 'order.get',
  retryAfterMs: 20_000,
});

test.each(['fails meanwhile', 'has failed before'])(
  'a query that failed with %s is refetched after its Retry-After time without a reconnect',
  async (when) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queries = createQueryClient();
    const read = vi.fn(() => Promise.reject<string>(unavailable));
    const observer = new QueryObserver(queries, { queryKey: ['resting'], queryFn: read });
    const begin = () => onTestFinished(observer.subscribe(() => undefined));
    if (when === 'has failed before') begin();
    await vi.advanceTimersByTimeAsync(0);
    following(queries);
    if (when === 'fails meanwhile') begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.getQueryState(['resting'])?.status).toBe('error');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue('now');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([read.mock.calls.length, queries.getQueryData(['resting'])]).toEqual([2, 'now']);
  },
);

test('a query that is rate-limited again waits again, and is not refetched after the end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { queries, look, become, stop } = following();
  const tooMany = new ApiError({ code: 'too_many', status: 429, body: '', call: 'order.get', retryAfterMs: 20_000 });
  const read = vi.fn(() => Promise.reject<string>(tooMany));
  look('resting', read);
  await vi.advanceTimersByTimeAsync(0);
  become('online');
  for (const times of [2, 3]) {
    await vi.advanceTimersByTimeAsync(19_000);
    expect(read).toHaveBeenCalledTimes(times - 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(times);
  }
  read.mockResolvedValue('now');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(queries.getQueryData(['resting'])).toBe('now');

  read.mockRejectedValue(tooMany);
  await queries.refetchQueries({ queryKey: ['resting'] });
  become('online');
  const before = read.mock.calls.length;
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(before);
});
