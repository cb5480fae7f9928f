import { ApiError } from '@boostdesk/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderRow } from '../../testing/order-row.ts';
import { signedInSession } from '../../testing/session.ts';
import { createQueryClient, keys } from '../query-client.ts';
import { readOfflineSnapshot } from './cached-lists.ts';
import { OFFLINE_CACHE_KEY } from './clear-lists.ts';
import { persistLists } from './persist-lists.ts';

const START = Date.UTC(2026, 10, 22, 12);

/** A row with a viewer. */
const row = (id: number) =>
  orderRow(id, { look: { booster: { id: 7, name: 'Nova' }, until: '2026-11-22T12:01:00.000Z' } });
const page = (...ids: number[]) => ({ items: ids.map(row), next: null });
const board = keys.orderList({ scope: 'board', sort: 'newest' });

/** A session, the query cache of its page, and the stored lists. */
function signedIn() {
  const session = signedInSession({});
  const queries = createQueryClient();
  const read = (queryKey: readonly unknown[], answer: () => object) =>
    queries
      .fetchInfiniteQuery({ queryKey, queryFn: async () => answer(), initialPageParam: undefined, staleTime: 0 })
      .catch(() => undefined);
  return { session, queries, read };
}
const refuse = (status: number) => () => {
  throw new ApiError({ code: 'unexpected', status, body: '', call: 'order.getList' });
};
const settle = () => vi.advanceTimersByTimeAsync(1_000);
const kept = () => readOfflineSnapshot()?.lists.map(({ at, rows }) => [at - START, ...rows.map(({ id }) => id)]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('keepLists stores a list with its fetch time, without viewers, also one fetched before', async () => {
  const { queries, session, read } = signedIn();
  await read(board, () => page(1));
  persistLists({ queries, session });
  await settle();
  expect(kept()).toEqual([[0, 1]]);
  expect(localStorage.getItem(OFFLINE_CACHE_KEY)).not.toContain('Nova');
  await read(board, () => page(2, 1));
  await settle();
  expect(kept()).toEqual([[1_000, 2, 1]]);
});

test('keepLists stores no chats, notifications, single orders or searches', async () => {
  const { queries, session, read } = signedIn();
  persistLists({ queries, session });
  const others = [
    keys.messages(),
    keys.notifications(),
    keys.chat(1),
    keys.order(1),
    keys.orderList({ scope: 'mine', sort: 'newest', text: 'robin' }),
    [...keys.orderLists(), 'home', { scope: 'mine' }],
    keys.areaPage('users', {}),
  ];
  for (const key of others) await read(key, () => page(1));
  await settle();
  expect(localStorage.getItem(OFFLINE_CACHE_KEY) ?? '{"lists":[]}').toContain('"lists":[]');
});

test('keepLists stores at most fifty rows of a list', async () => {
  const { queries, session, read } = signedIn();
  persistLists({ queries, session });
  await read(board, () => page(...Array.from({ length: 60 }, (_, index) => index + 1)));
  await settle();
  expect(readOfflineSnapshot()?.lists[0].rows).toHaveLength(50);
});

test('an event that changes a list does not change its time', async () => {
  const { queries, session, read } = signedIn();
  persistLists({ queries, session });
  await read(board, () => page(1));
  await settle();
  queries.setQueryData(board, { pages: [page(9)], pageParams: [undefined] });
  await settle();
  expect(kept()).toEqual([[0, 1]]);
});

test.each([
  [403, undefined],
  [404, undefined],
  [500, [[0, 1]]],
  [0, [[0, 1]]],
])('a list is removed when its fetch fails with %i', async (status, left) => {
  const { queries, session, read } = signedIn();
  persistLists({ queries, session });
  await read(board, () => page(1));
  await settle();
  await read(board, refuse(status));
  await settle();
  expect(kept()).toEqual(left);
});

test.each([
  ['the session has ended', ({ session }: ReturnType<typeof signedIn>) => session.logout()],
  ['keepLists was stopped', (_: unknown, stop: () => void) => stop()],
])('keepLists stores nothing when %s', async (_, end) => {
  const page5 = signedIn();
  const stop = persistLists(page5);
  await page5.read(board, () => page(1));
  end(page5, stop);
  await page5.read(board, () => page(2));
  await settle();
  expect(localStorage.getItem(OFFLINE_CACHE_KEY)).toBeNull();
});
