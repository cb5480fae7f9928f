import { expect, test } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { updateOptimistically } from './optimistic.ts';

const key = ['list'];
const refused = () => Promise.reject(new Error('ID'));

/** A list on the server and in the cache. */
async function shown(items: readonly number[]) {
  const queries = createQueryClient();
  const server = { items };
  const read = () => queries.fetchQuery({ queryKey: key, queryFn: async () => server.items, staleTime: 0 });
  await read();
  const now = () => queries.getQueryData<readonly number[]>(key);
  const without = (item: number, call: () => Promise<unknown>) =>
    updateOptimistically<readonly number[]>(queries, {
      key,
      change: (list) => list.filter((one) => one !== item),
      call,
    });
  return { queries, server, read, now, without };
}

test('a change is shown before the answer and stays when the call succeeds', async () => {
  const { now, queries, without } = await shown([1, 2]);
  const answer = Promise.withResolvers<void>();
  const done = without(1, () => answer.promise);
  await expect.poll(now).toEqual([2]);
  answer.resolve();
  expect(await done).toBe(true);
  expect(now()).toEqual([2]);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a change is reverted when the call fails, and pending ones stay', async () => {
  const { now, without } = await shown([1, 2, 3]);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const refusal = without(1, () => first.promise);
  const other = without(2, () => second.promise);
  await expect.poll(now).toEqual([3]);
  first.reject(new Error('ID'));
  expect(await refusal).toBe(false);
  expect(now()).toEqual([1, 3]);
  second.resolve();
  expect(await other).toBe(true);
  expect(now()).toEqual([1, 3]);
});

test('a completed change stays when an earlier pending one is reverted', async () => {
  const { now, without } = await shown([1, 2, 3]);
  const second = Promise.withResolvers<void>();
  const refusal = without(2, () => second.promise);
  expect(await without(1, () => Promise.resolve())).toBe(true);
  expect(now()).toEqual([3]);
  second.reject(new Error('ID'));
  expect(await refusal).toBe(false);
  expect(now()).toEqual([2, 3]);
});

test('a fetch during a call keeps the change, and is shown after a revert', async () => {
  const { now, read, server, without } = await shown([1, 2]);
  const answer = Promise.withResolvers<void>();
  const refusal = without(1, () => answer.promise);
  await expect.poll(now).toEqual([2]);
  server.items = [3, 1, 2];
  await read();
  expect(now()).toEqual([3, 2]);
  answer.reject(new Error('ID'));
  expect(await refusal).toBe(false);
  expect(now()).toEqual([3, 1, 2]);
});

test('a change to a query without data does nothing', async () => {
  const queries = createQueryClient();
  const change = () => [1];
  expect(await updateOptimistically<number[]>(queries, { key, change, call: refused })).toBe(false);
  expect(queries.getQueryData(key)).toBeUndefined();
});
