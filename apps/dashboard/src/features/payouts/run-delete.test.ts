import { type Query, QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isBeingDeleted } from '../../data/deleted-queries.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { runDelete } from './run-delete.ts';

const KEY = ['payout', 7];

/** A visible query with data, as `useApiQuery` has it. */
async function shown() {
  const queries = createQueryClient();
  const read = vi.fn(async () => 'proposed');
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: read,
    enabled: (query: Query<string>) => !isBeingDeleted(queries, query),
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

test('a query is not fetched during its deletion, nor afterwards while it is visible', async () => {
  const { queries, read, event, leave } = await shown();
  await runDelete(queries, [KEY], event);
  await event();
  expect(read).not.toHaveBeenCalled();
  leave();
  expect(isBeingDeleted(queries, { queryHash: JSON.stringify(KEY) })).toBe(false);
});

test('a query is refetched when the deletion fails and an event has invalidated it', async () => {
  const { queries, read, observer, event } = await shown();
  read.mockResolvedValue('paid');
  const lost = async () => {
    await event();
    throw new Error('no answer');
  };
  await expect(runDelete(queries, [KEY], lost)).rejects.toThrow('no answer');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('paid'));
  expect(read).toHaveBeenCalledOnce();
});

test('a query is not refetched when the deletion fails without an event', async () => {
  const { queries, read } = await shown();
  await expect(runDelete(queries, [KEY], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(read).not.toHaveBeenCalled();
});
