import type { ChannelStatus } from '@boostdesk/realtime';
import { QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, keys } from './query-client.ts';
import { followReturn } from './read-again.ts';

function following() {
  const queries = createQueryClient();
  let tell: (status: ChannelStatus) => void = () => undefined;
  const stop = followReturn(queries, {
    onStatus: (hear) => {
      tell = hear;
      return () => {
        tell = () => undefined;
      };
    },
  });
  onTestFinished(() => {
    stop();
    queries.clear();
  });
  const lookAt = (queryKey: readonly unknown[], read: () => Promise<string>) =>
    onTestFinished(new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => undefined));
  const look = (name: string, read: () => Promise<string>) => lookAt([name], read);
  return { queries, look, lookAt, stop, become: (status: ChannelStatus) => tell(status) };
}

const failing = () => vi.fn(() => Promise.reject<string>(new Error('away')));

test.each(['the line', 'the network'])('what failed is read again when %s is back, what came is not', async (what) => {
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
});

test('an open chat is read again after a break: own messages may have gone out from elsewhere', async () => {
  const { queries, lookAt, look, become } = following();
  const chat = vi.fn(async () => 'before');
  const other = vi.fn(async () => 'here');
  lookAt(keys.chat(7), chat);
  look('other', other);
  become('online');
  await vi.waitFor(() => expect(queries.getQueryData(keys.chat(7))).toBe('before'));
  expect(chat).toHaveBeenCalledTimes(1);
  chat.mockResolvedValue('with what was sent meanwhile');
  become('connecting');
  become('online');
  await vi.waitFor(() => expect(queries.getQueryData(keys.chat(7))).toBe('with what was sent meanwhile'));
  expect([chat.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});

test('what nobody looks at is left, and nothing is read after the end', async () => {
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
