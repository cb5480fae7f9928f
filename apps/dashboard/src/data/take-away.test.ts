import { type Query, QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { takeAway } from './take-away.ts';
import { isTakenAway } from './taken-away.ts';

const KEY = ['payout', 7];

/** Something that is on the screen, as `useRead` has it there. */
async function shown() {
  const queries = createQueryClient();
  const read = vi.fn(async () => 'proposed');
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: read,
    enabled: (query: Query<string>) => !isTakenAway(queries, query),
  });
  const leave = observer.subscribe(() => undefined);
  onTestFinished(() => {
    leave();
    queries.clear();
  });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('proposed'));
  read.mockClear();
  const event = () => queries.invalidateQueries({ queryKey: KEY });
  return { queries, read, observer, event, leave };
}

test('what is being taken away is not asked for, nor once it is gone, as long as somebody sees it', async () => {
  const { queries, read, event, leave } = await shown();
  await takeAway(queries, [KEY], event);
  await event();
  expect(read).not.toHaveBeenCalled();
  leave();
  expect(isTakenAway(queries, { queryHash: JSON.stringify(KEY) })).toBe(false);
});

test('what stays after all is asked for, where an event told of a change meanwhile', async () => {
  const { queries, read, observer, event } = await shown();
  read.mockResolvedValue('paid');
  const lost = async () => {
    await event();
    throw new Error('no answer');
  };
  await expect(takeAway(queries, [KEY], lost)).rejects.toThrow('no answer');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('paid'));
  expect(read).toHaveBeenCalledOnce();
});

test('what stays after all, and of which nobody told anything, is not asked for', async () => {
  const { queries, read } = await shown();
  await expect(takeAway(queries, [KEY], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(read).not.toHaveBeenCalled();
});
