import { expect, test } from 'vitest';
import { toOfflineQuery } from './offline-query.ts';

const plain = { sort: 'id', direction: 'descending' } as const;

test.each([
  [{}, { scope: 'all', sort: 'newest' }],
  [{ direction: 'ascending' }, { scope: 'all', sort: 'oldest' }],
  [{ filter: { status: [1], need: ['late'] } }, { scope: 'all', sort: 'newest', status: [1], need: 'late' }],
  [{ filter: { game: [3], cancelled: true } }, { scope: 'all', sort: 'newest', game: [3], archived: true }],
] as const)('the staff list with %j is shown offline as %j', (query, kept) => {
  expect(toOfflineQuery({ ...plain, ...query })).toEqual(kept);
});

test.each([
  { text: 'robin' },
  { sort: 'price' },
  { cursor: 'MTo' },
  { limit: 500 },
  { filter: { need: ['late', 'waiting'] } },
  { filter: { platform: ['PC'] } },
])('search results for %j are not shown offline', (query) => {
  expect(toOfflineQuery({ ...plain, ...query })).toBeNull();
});
