import { afterEach, expect, test, vi } from 'vitest';
import { orderRow } from '../../testing/order-row.ts';
import { tokenFor } from '../../testing/token.ts';
import { type CachedList, readOfflineSnapshot, updateCachedLists } from './cached-lists.ts';
import { OFFLINE_CACHE_KEY } from './clear-lists.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;
const mine = { user: 5, sid: 's-1' };

const list = (scope: CachedList['query']['scope'], at: number, ...ids: number[]): CachedList => ({
  query: { scope, sort: 'newest' },
  at,
  rows: ids.map((id) => orderRow(id)),
});
const keep = (lists: readonly CachedList[], session = mine) =>
  updateCachedLists(session, { fetched: lists, denied: [] }, NOW);
const seen = (now = NOW) =>
  readOfflineSnapshot(now)?.lists.map(({ query, rows }) => [query.scope, ...rows.map(({ id }) => id)]);
const stored = () => localStorage.getItem(OFFLINE_CACHE_KEY);
const signIn = (changes: object = {}) => localStorage.setItem('token', tokenFor({ ...mine, ...changes }));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the newest list is first, and a list that is stored again replaces itself', () => {
  signIn();
  keep([list('mine', NOW - 3, 1)]);
  keep([list('board', NOW - 2, 2)]);
  expect(seen()).toEqual([
    ['board', 2],
    ['mine', 1],
  ]);
  keep([list('mine', NOW - 1, 3)]);
  expect(seen()).toEqual([
    ['mine', 3],
    ['board', 2],
  ]);
});

test('at most six lists are stored', () => {
  signIn();
  for (let game = 0; game < 9; game += 1) {
    keep([{ ...list('mine', NOW - 9 + game, game + 1), query: { scope: 'mine', sort: 'newest', game: [game] } }]);
  }
  expect(readOfflineSnapshot(NOW)?.lists.map(({ query }) => query.game)).toEqual([[8], [7], [6], [5], [4], [3]]);
});

test('a refused list is removed, the others stay', () => {
  signIn();
  keep([list('mine', NOW, 1), list('board', NOW, 2)]);
  updateCachedLists(mine, { fetched: [], denied: [{ scope: 'board', sort: 'newest' }] }, NOW);
  expect(seen()).toEqual([['mine', 1]]);
});

test.each([
  ['a day old', NOW + 24 * HOUR, undefined],
  ['nearly a day old', NOW + 24 * HOUR - 1, [['mine', 1]]],
  ['from the future after the clock was set back', NOW - HOUR, undefined],
])('readOfflineSnapshot checks the age of a list that is %s', (_, now, shown) => {
  signIn();
  keep([list('mine', NOW, 1)]);
  expect(seen(now)).toEqual(shown);
});

test('an expired token still owns its lists', () => {
  signIn({ iat: 1, exp: 2 });
  keep([list('mine', NOW, 1)]);
  expect(seen()).toEqual([['mine', 1]]);
});

test.each([
  ['another user has signed in', () => signIn({ user: 6 })],
  ['the same user has signed in again', () => signIn({ sid: 's-2' })],
])('readOfflineSnapshot returns null and removes the lists when %s', (_, change) => {
  signIn();
  keep([list('mine', NOW, 1)]);
  change();
  expect(seen()).toBeUndefined();
  expect(stored()).toBeNull();
});

test('readOfflineSnapshot returns null without a token', () => {
  signIn();
  keep([list('mine', NOW, 1)]);
  localStorage.removeItem('token');
  expect(seen()).toBeUndefined();
});

test.each([
  ['has ended the session', () => localStorage.removeItem('token')],
  ['has signed in another user', () => signIn({ user: 6, sid: 's-9' })],
])('updateCachedLists stores nothing when another tab %s', (_, change) => {
  signIn();
  change();
  keep([list('mine', NOW, 1)]);
  expect(stored()).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['not valid by the contract', JSON.stringify({ ...mine, lists: [{ ...list('mine', NOW), rows: [{ id: 1 }] }] })],
  [
    'for a list that must not be stored',
    JSON.stringify({ ...mine, lists: [{ ...list('mine', NOW, 1), query: { text: 'x' } }] }),
  ],
])('readOfflineSnapshot removes a value that is %s', (_, text) => {
  signIn();
  localStorage.setItem(OFFLINE_CACHE_KEY, text);
  expect(seen()).toBeUndefined();
  expect(stored()).toBeNull();
});

test('nothing is stored and nothing fails when the storage is unavailable', () => {
  signIn();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep([list('mine', NOW, 1)]);
  expect(stored()).toBeNull();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(seen()).toBeUndefined();
});
