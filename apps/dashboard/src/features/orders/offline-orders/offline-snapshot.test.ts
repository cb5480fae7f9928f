import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, entries, update } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOBODY, OWNER_KEY } from '../../../data/persisted-queries/owner.ts';
import type { StoredListQuery } from '../../../data/persisted-queries/stored-data.ts';
import { orderRow } from '../../../testing/order-row.ts';
import { clearStorage, persistList } from '../../../testing/persisted-lists.ts';
import { tokenFor } from '../../../testing/token.ts';
import { findCachedOrder, readOfflineSnapshot } from './offline-snapshot.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;
const mine = { user: 5, sid: 's-1' };

const keep = (scope: StoredListQuery['scope'], at: number, ...ids: number[]) =>
  persistList(
    { scope, sort: 'newest' },
    ids.map((id) => orderRow(id)),
    at,
  );
const seen = async () =>
  (await readOfflineSnapshot())?.lists.map(({ query, rows }) => [query.scope, ...rows.map(({ id }) => id)]);
const store = createStore('boostdesk-queries', 'queries');
const stored = async () => (await entries(store)).length;
const signIn = (changes: object = {}) => localStorage.setItem('token', tokenFor({ ...mine, ...changes }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearStorage();
  vi.useRealTimers();
});

test('the newest list is first, and a list that is stored again replaces itself', async () => {
  signIn();
  await keep('mine', NOW - 3, 1);
  await keep('board', NOW - 2, 2);
  expect(await seen()).toEqual([
    ['board', 2],
    ['mine', 1],
  ]);
  await keep('mine', NOW - 1, 3);
  expect(await seen()).toEqual([
    ['mine', 3],
    ['board', 2],
  ]);
});

test('at most six lists are shown', async () => {
  signIn();
  for (let game = 0; game < 9; game += 1) {
    await persistList({ scope: 'mine', sort: 'newest', game: [game] }, [orderRow(game + 1)], NOW - 9 + game);
  }
  const snapshot = await readOfflineSnapshot();
  expect(snapshot?.lists.map(({ query }) => query.game)).toEqual([[8], [7], [6], [5], [4], [3]]);
});

test.each([
  ['a day old', NOW + 24 * HOUR + 1, undefined],
  ['nearly a day old', NOW + 24 * HOUR - 1, [['mine', 1]]],
  ['from the future after the clock was set back', NOW - HOUR, undefined],
])('readOfflineSnapshot checks the age of a list that is %s', async (_, now, shown) => {
  signIn();
  await keep('mine', NOW, 1);
  vi.setSystemTime(now);
  expect(await seen()).toEqual(shown);
});

test('an expired token still owns its lists', async () => {
  signIn({ iat: 1, exp: 2 });
  await keep('mine', NOW, 1);
  expect(await seen()).toEqual([['mine', 1]]);
});

test.each([
  ['another user has signed in', () => signIn({ user: 6 })],
  ['the same user has signed in again', () => signIn({ sid: 's-2' })],
  ['a deletion was interrupted', () => localStorage.setItem(OWNER_KEY, NOBODY)],
])('readOfflineSnapshot returns null and removes the lists when %s', async (_, change) => {
  signIn();
  await keep('mine', NOW, 1);
  change();
  expect(await seen()).toBeUndefined();
  expect(await stored()).toBe(0);
  expect(localStorage.getItem(OWNER_KEY)).toBeNull();
});

test('readOfflineSnapshot returns null and leaves the lists when another build has stored them', async () => {
  signIn();
  await keep('mine', NOW, 1);
  const owner = JSON.stringify(['other', mine.user, mine.sid]);
  localStorage.setItem(OWNER_KEY, owner);
  expect(await seen()).toBeUndefined();
  expect(await stored()).toBe(1);
  expect(localStorage.getItem(OWNER_KEY)).toBe(owner);
});

test.each([
  ['ends the session', () => localStorage.removeItem('token')],
  ['deletes the lists', () => localStorage.setItem(OWNER_KEY, NOBODY)],
])('nothing is shown or found when another tab %s during the read', async (_, change) => {
  signIn();
  await keep('mine', NOW, 1);
  const read = seen();
  const found = findCachedOrder('1', mine.sid);
  change();
  expect(await read).toBeUndefined();
  expect(await found).toBeUndefined();
});

test('readOfflineSnapshot returns null after a second when the storage does not answer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: NOW });
  signIn();
  await keep('mine', NOW, 1);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue(new EventTarget() as IDBRequest);
  const read = readOfflineSnapshot();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read).toBeNull();
});

test('readOfflineSnapshot returns null without a token', async () => {
  signIn();
  await keep('mine', NOW, 1);
  localStorage.removeItem('token');
  expect(await seen()).toBeUndefined();
  expect(await stored()).toBe(0);
});

test.each<[string, (entry: PersistedQuery) => object | string]>([
  ['no object', () => 'text'],
  [
    'not valid by the contract',
    (entry) => ({
      ...entry,
      state: { ...entry.state, data: { pages: [{ items: [{ id: 1 }], next: null }], pageParams: [undefined] } },
    }),
  ],
  ['for a list that must not be stored', (entry) => ({ ...entry, queryKey: ['order', 'list', { text: 'x' }] })],
  ['of another session', (entry) => ({ ...entry, buster: 'other' })],
])('readOfflineSnapshot removes an entry that is %s', async (_, change) => {
  signIn();
  await keep('mine', NOW, 1);
  for (const [key] of await entries(store))
    await update<unknown>(key, (entry) => change(entry as PersistedQuery), store);
  expect(await seen()).toBeUndefined();
  expect(await stored()).toBe(0);
});

test('nothing is shown and nothing fails when the storage is unavailable', async () => {
  signIn();
  await keep('mine', NOW, 1);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied');
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(await seen()).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(await seen()).toBeUndefined();
});
