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
] as const)('the staff list with %j is cached as %j', (query, kept) => {
  expect(toOfflineQuery({ ...plain, ...query })).toEqual(kept);
});

test.each([
  { text: 'robin' },
  { sort: 'price' },
  { cursor: 'MTo' },
  { limit: 500 },
  { filter: { need: ['late', 'waiting'] } },
  { filter: { platform: ['PC'] } },
])('search results for %j are not cached', (query) => {
  expect(toOfflineQuery({ ...plain, ...query })).toBeNull();
});

test('a row is cached without the staff note, and a denied request is not cached', async () => {
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
