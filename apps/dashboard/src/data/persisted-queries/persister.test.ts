import { ApiError } from '@boostdesk/api-client';
import { InfiniteQueryObserver, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderRow } from '../../testing/order-row.ts';
import { clearStorage, persistList, settleStorage } from '../../testing/persisted-lists.ts';
import { signedInSession } from '../../testing/session.ts';
import { tokenFor } from '../../testing/token.ts';
import { createQueryClient, isRestored, keys } from '../query-client.ts';
import { clearPersistedQueries, restorePersistedQueries } from './lazy-persister.ts';
import { persistQueries } from './persister.ts';

const START = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;
const store = createStore('boostdesk-queries', 'queries');

/** A row with a viewer. */
const row = (id: number) =>
  orderRow(id, { look: { booster: { id: 7, name: 'Nova' }, until: '2026-11-22T12:01:00.000Z' } });
const page = (...ids: number[]) => ({ items: ids.map(row), next: null });
const board = keys.orderList({ scope: 'board', sort: 'newest' });
const mine = { scope: 'mine', sort: 'newest' } as const;

const never = () => new Promise<never>(() => undefined);
const refuse = (status: number) => () => {
  throw new ApiError({ code: 'unexpected', status, body: '', call: 'order.getList' });
};
const fetchList = (queries: QueryClient, queryKey: QueryKey, answer: () => object | Promise<object>) =>
  queries
    .fetchInfiniteQuery({ queryKey, queryFn: async () => answer(), initialPageParam: undefined, staleTime: 0 })
    .catch(() => undefined);
const fetchOne = (queries: QueryClient, queryKey: QueryKey, answer: object) =>
  queries.fetchQuery({ queryKey, queryFn: async () => answer });

interface Stored {
  readonly queryKey: QueryKey;
  readonly state: { readonly dataUpdatedAt: number; readonly data: unknown };
}
const stored = async () => (await entries<string, Stored>(store)).map(([, entry]) => entry);
/** Time and order numbers of each persisted list. */
const kept = async () =>
  (await stored()).map(({ state }) => {
    const { pages } = state.data as { readonly pages: readonly ReturnType<typeof page>[] };
    return [state.dataUpdatedAt - START, ...pages.flatMap(({ items }) => items.map(({ id }) => id))];
  });

/** A session, and the query cache of its page. */
function signedIn() {
  const session = signedInSession({});
  const queries = createQueryClient();
  const read = (queryKey: QueryKey, answer: () => object) => fetchList(queries, queryKey, answer);
  return { session, queries, read };
}

/** A page whose queries begin before the code that restores them has loaded. */
async function reopen(queryKey: QueryKey, answer: () => object | Promise<object>) {
  const queries = createQueryClient();
  restorePersistedQueries(queries);
  void fetchList(queries, queryKey, answer);
  await vi.dynamicImportSettled();
  await settleStorage();
  return { queries, state: queries.getQueryState(queryKey) };
}
const idsOf = (data: unknown) =>
  (data as { pages: ReturnType<typeof page>[] } | undefined)?.pages[0]?.items.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearStorage();
  vi.useRealTimers();
});

test('persistQueries stores a list with its fetch time, without viewers, also one fetched before', async () => {
  const { queries, read } = signedIn();
  await read(board, () => page(1));
  await persistQueries(queries);
  await settleStorage();
  expect(await kept()).toEqual([[0, 1]]);
  expect(JSON.stringify(await stored())).not.toContain('Nova');
  await read(board, () => page(2, 1));
  await settleStorage();
  expect(await kept()).toEqual([[1_000, 2, 1]]);
});

test('persistQueries stores no chats, notifications, areas, money or searches', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  const others = [
    keys.messages(),
    keys.notifications(),
    keys.chat(1),
    keys.orderList({ scope: 'mine', sort: 'newest', text: 'robin' }),
    keys.areaPage('users', {}),
    keys.areaPage('payouts', {}),
    keys.areaPage('orders', { text: 'robin' }),
    keys.areaRow('orders', 1),
    keys.orderDesk(),
    [...keys.order(1), 'assignable'],
    keys.myEarnings(),
    keys.ownCoins(),
    keys.ownSessions(),
  ];
  for (const key of others) await read(key, () => page(1));
  await settleStorage();
  expect(await stored()).toEqual([]);
});

test('persistQueries stores orders, their counts and the lists of the home page, and of staff’s lists no note', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  const home = [...keys.orderLists(), 'home', { scope: 'mine' }];
  await fetchOne(queries, keys.order(1), { order: row(1) });
  await fetchOne(queries, keys.orderCounts('mine'), { all: 1, byStatus: [], archived: 0 });
  await fetchOne(queries, home, page(1));
  const desk = keys.areaPage('orders', { sort: 'price' });
  await read(desk, () => ({ ...page(1), items: [{ ...row(1), version: 1, note: 'The customer called' }], total: 1 }));
  await settleStorage();
  const all = await stored();
  expect(all.map(({ queryKey }) => queryKey)).toEqual(
    expect.arrayContaining([keys.order(1), keys.orderCounts('mine'), home, desk]),
  );
  expect(JSON.stringify(all)).not.toMatch(/Nova|The customer called/);
});

test('persistQueries stores at most fifty rows of a list', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  await read(board, () => page(...Array.from({ length: 60 }, (_, index) => index + 1)));
  await settleStorage();
  expect((await kept())[0]).toHaveLength(1 + 50);
});

test('persistQueries leaves the newest fifty queries', async () => {
  const { queries } = signedIn();
  for (let game = 0; game < 52; game += 1)
    await persistList({ ...mine, game: [game] }, [orderRow(game + 1)], START - 52 + game);
  await persistQueries(queries);
  expect((await kept()).map(([, id]) => id)).toEqual(expect.not.arrayContaining([1, 2]));
  expect(await stored()).toHaveLength(50);
});

test('the age and the number of persisted queries are limited hourly, too', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'], now: START });
  const { queries } = signedIn();
  await persistQueries(queries);
  for (let game = 0; game < 52; game += 1)
    await persistList({ ...mine, game: [game] }, [orderRow(game + 1)], START - 52 + game);
  await persistList(mine, [orderRow(99)], START - 23.5 * HOUR);
  await vi.advanceTimersByTimeAsync(HOUR);
  await settleStorage();
  const ids = (await kept()).map(([, id]) => id);
  expect(ids).toHaveLength(50);
  expect(ids).toEqual(expect.not.arrayContaining([1, 2, 99]));
});

test('an event that changes a list does not change its time', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  await read(board, () => page(1));
  await settleStorage();
  queries.setQueryData(board, { pages: [page(9)], pageParams: [undefined] });
  await settleStorage();
  expect(await kept()).toEqual([[0, 1]]);
});

test.each([
  [403, []],
  [404, []],
  [500, [[0, 1]]],
  [0, [[0, 1]]],
])('a list is removed when its fetch fails with %i', async (status, left) => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  await read(board, () => page(1));
  await settleStorage();
  await read(board, refuse(status));
  await settleStorage();
  expect(await kept()).toEqual(left);
});

test.each([
  ['the session has ended', ({ session }: ReturnType<typeof signedIn>) => session.logout()],
  ['another tab has ended the session', () => localStorage.removeItem('token')],
  ['another tab has signed in another user', () => localStorage.setItem('token', tokenFor({ user: 6, sid: 's-9' }))],
  ['the persisted queries were deleted', () => clearPersistedQueries()],
])('nothing is stored when %s', async (_, end) => {
  const opened = signedIn();
  await persistQueries(opened.queries);
  await end(opened);
  await opened.read(board, () => page(2));
  await settleStorage();
  expect(await stored()).toEqual([]);
});

test.each([
  ['the same session', 's'],
  ['another session', 's-9'],
])('queries are stored after a link has signed in to %s', async (_, sid) => {
  const { read, queries } = signedIn();
  await persistList(mine, [orderRow(1)]);
  restorePersistedQueries(queries);
  await vi.dynamicImportSettled();
  await clearPersistedQueries();
  localStorage.setItem('token', tokenFor({ sid }));
  await read(board, () => page(2));
  await settleStorage();
  await persistQueries(queries);
  await read(keys.orderList(mine), () => page(3));
  await settleStorage();
  expect((await kept()).map(([, id]) => id)).toEqual([2, 3]);
});

test('a list that is written after another tab has ended the session is deleted again', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...entry) {
    localStorage.removeItem('token');
    return put.apply(this, entry);
  });
  await read(board, () => page(1));
  await settleStorage();
  expect(await stored()).toEqual([]);
});

test('nothing fails when the storage is full', async () => {
  const { queries, read } = signedIn();
  await persistQueries(queries);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await read(board, () => page(1));
  await settleStorage();
  expect(await stored()).toEqual([]);
});

test('a list of an earlier visit is shown with its time while it is fetched, and then replaced', async () => {
  signedIn();
  await persistList(mine, [orderRow(1)], START - 60_000);
  const response = Promise.withResolvers<object>();
  const { queries, state } = await reopen(keys.orderList(mine), () => response.promise);
  expect(idsOf(state?.data)).toEqual([1]);
  expect(state).toMatchObject({ status: 'success', fetchStatus: 'fetching', dataUpdatedAt: START - 60_000 });
  expect(isRestored(state)).toBe(true);
  response.resolve(page(2));
  await settleStorage();
  const fetched = queries.getQueryState(keys.orderList(mine));
  expect(idsOf(fetched?.data)).toEqual([2]);
  expect(isRestored(fetched)).toBe(false);
});

test('a response that arrives before the storage has answered is kept', async () => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  const { state } = await reopen(keys.orderList(mine), () => page(2));
  expect(idsOf(state?.data)).toEqual([2]);
});

test.each([
  ['a lost connection keeps', 0, [1]],
  ['a refusal removes', 404, undefined],
])('%s a restored list', async (_, status, left) => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  const fails = Promise.withResolvers<object>();
  const { queries } = await reopen(keys.orderList(mine), () => fails.promise);
  fails.reject(new ApiError({ code: 'unexpected', status, body: '', call: 'order.getList' }));
  await settleStorage();
  const state = queries.getQueryState(keys.orderList(mine));
  expect(state?.status).toBe('error');
  expect(idsOf(state?.data)).toEqual(left);
  expect(await stored()).toHaveLength(left?.length ?? 0);
});

test.each([403, 404])('a list is not restored but removed when its fetch has failed with %i before', async (status) => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  const { state } = await reopen(keys.orderList(mine), refuse(status));
  expect(state?.status).toBe('error');
  expect(state?.data).toBeUndefined();
  expect(await stored()).toEqual([]);
});

test('a list is not restored when its fetch is refused while it is read', async () => {
  const { queries, read } = signedIn();
  await persistList(mine, [orderRow(1)]);
  restorePersistedQueries(queries);
  await vi.dynamicImportSettled();
  await read(keys.orderList(mine), refuse(404));
  await settleStorage();
  expect(queries.getQueryData(keys.orderList(mine))).toBeUndefined();
  expect(await stored()).toEqual([]);
});

test('a restored list is stale, however young it is', async () => {
  const { queries } = signedIn();
  await persistList(mine, [orderRow(1)]);
  const query = queries.getQueryCache().build(queries, { queryKey: keys.orderList(mine) });
  restorePersistedQueries(queries);
  await vi.dynamicImportSettled();
  await settleStorage();
  expect(idsOf(query.state.data)).toEqual([1]);
  expect(query.isStaleByTime(30_000)).toBe(true);
});

test.each([
  ['disappears when it is more than a day old', 25, undefined],
  ['stays when it is less than a day old', 23, [1]],
])('a restored list that cannot be fetched %s', async (_, hours, left) => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  const { queries, state } = await reopen(keys.orderList(mine), refuse(0));
  expect(idsOf(state?.data)).toEqual([1]);
  vi.setSystemTime(START + hours * HOUR);
  await fetchList(queries, keys.orderList(mine), refuse(0));
  expect(idsOf(queries.getQueryData(keys.orderList(mine)))).toEqual(left);
});

test.each([
  ['of another session', () => localStorage.setItem('token', tokenFor({ sid: 's-9' }))],
  ['after a logout', () => clearPersistedQueries()],
  ['after a day', () => vi.setSystemTime(START + 25 * HOUR)],
])('nothing is restored %s', async (_, change) => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  await change();
  const { state } = await reopen(keys.orderList(mine), never);
  expect(state?.data).toBeUndefined();
});

test('a query that is cancelled while it is fetched is restored again with the next fetch', async () => {
  signedIn();
  await persistList(mine, [orderRow(1)]);
  const { queries } = await reopen(keys.orderList(mine), never);
  await queries.cancelQueries({ queryKey: keys.orderList(mine) });
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: keys.orderList(mine),
    queryFn: never,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  const stop = observer.subscribe(() => undefined);
  await settleStorage();
  expect(idsOf(observer.getCurrentResult().data)).toEqual([1]);
  stop();
});

test.each([
  ['not stored while no check has permitted it', false, 0],
  ['stored once a check has permitted it', true, 1],
])('an order that the page knew before is %s', async (_, isPermitted, count) => {
  const { queries } = signedIn();
  queries.setQueryData(keys.order(1), { order: row(1) });
  if (isPermitted) queries.setQueryData(keys.orderPermission(1), true);
  await persistQueries(queries);
  await settleStorage();
  expect(await stored()).toHaveLength(count);
});
