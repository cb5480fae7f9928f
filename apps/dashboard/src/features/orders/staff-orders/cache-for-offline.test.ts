import { expect, test } from 'vitest';
import { createQueryClient, keys } from '../../../data/query-client.ts';
import { orderRow } from '../../../testing/order-row.ts';
import { cacheForOffline, toOfflineQuery } from './cache-for-offline.ts';

const plain = { sort: 'id', direction: 'descending' } as const;

test.each([
  [{}, { scope: 'all', sort: 'newest' }],
  [{ direction: 'ascending' }, { scope: 'all', sort: 'oldest' }],
  [{ filter: { status: [1], need: ['late'] } }, { scope: 'all', sort: 'newest', status: [1], need: 'late' }],
  [{ filter: { game: [3], cancelled: true } }, { scope: 'all', sort: 'newest', game: [3], archived: true }],
] as const)('the desk by %j is kept as %j', (query, kept) => {
  expect(toOfflineQuery({ ...plain, ...query })).toEqual(kept);
});

test.each([
  { text: 'robin' },
  { sort: 'price' },
  { cursor: 'MTo' },
  { limit: 500 },
  { filter: { need: ['late', 'waiting'] } },
  { filter: { platform: ['PC'] } },
])('what was found by %j is not kept', (query) => {
  expect(toOfflineQuery({ ...plain, ...query })).toBeNull();
});

test('a row is kept as the list of all orders has it, without the note; what is refused is refused there as well', async () => {
  const queries = createQueryClient();
  const row = { ...orderRow(3), note: 'The customer called', version: 1 };
  const key = keys.orderList({ scope: 'all', sort: 'newest' });
  cacheForOffline(queries, plain, Promise.resolve({ items: [row] }));
  await expect
    .poll(() => queries.getQueryData(key))
    .toEqual({
      pages: [{ items: [orderRow(3)], next: null }],
      pageParams: [undefined],
    });
  cacheForOffline(queries, plain, Promise.reject(new Error('Forbidden')));
  await expect.poll(() => queries.getQueryState(key)?.status).toBe('error');
});
