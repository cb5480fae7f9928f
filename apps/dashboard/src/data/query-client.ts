import { QueryClient, type QueryState } from '@tanstack/query-core';

const FRESH_MS = 30_000;
/** Cache time, long enough to return to a screen and to show data while offline. */
const CACHE_MS = 60 * 60_000;

/** Creates the query cache. Events invalidate queries, and the API client retries requests. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Whether a query shows data of an earlier visit, because nothing was fetched since. */
export const isRestored = (state: Pick<QueryState, 'data' | 'dataUpdateCount'> | undefined): boolean =>
  state?.data !== undefined && state.dataUpdateCount === 0;

const orderLists = ['order', 'list'] as const;
/** The staff's orders are invalidated together with all other orders lists. */
const areaKey = (name: string) => (name === 'orders' ? ([...orderLists, 'desk'] as const) : (['area', name] as const));

/** Query keys, from general to specific: invalidating a key invalidates all that begin with it. */
export const keys = {
  orderLists: () => orderLists,
  orderList: (query: object) => [...orderLists, query] as const,
  orderCountsAll: () => ['order', 'counts'] as const,
  orderDesk: () => ['order', 'counts', 'desk'] as const,
  orderCounts: (scope: string) => ['order', 'counts', scope] as const,
  orders: () => ['order', 'one'] as const,
  order: (id: number) => ['order', 'one', id] as const,
  /** Has data once the server has permitted the user to view the order. */
  orderPermission: (id: number) => ['order', 'permission', id] as const,
  allOlderEvents: (order: number) => ['order', 'olderEvents', order] as const,
  olderEvents: (order: number, cursor: string) => ['order', 'olderEvents', order, cursor] as const,
  guides: (order: number) => ['order', 'guide', order] as const,
  guide: (order: number, version: number | null) => ['order', 'guide', order, version] as const,
  /** With the sessions of orders. */
  plays: () => ['order', 'play'] as const,
  play: (order: number) => ['order', 'play', order] as const,
  trackingLink: (order: number) => ['order', 'trackingLink', order] as const,
  earningOf: (order: number) => ['earnings', 'order', order] as const,
  myEarnings: () => ['earnings', 'mine'] as const,
  earnings: () => ['earnings'] as const,
  payouts: () => areaKey('payouts'),
  payout: (id: number) => [...areaKey('payouts'), 'one', id] as const,
  payoutCandidates: () => [...areaKey('payouts'), 'candidates'] as const,
  ledger: () => ['ledger'] as const,
  ledgerDays: () => ['ledger', 'days'] as const,
  /** All queries of an area, with its rows. */
  area: areaKey,
  areaPage: (name: string, query: object) => [...areaKey(name), 'page', query] as const,
  areaPick: (name: string, query: object) => [...areaKey(name), 'pick', query] as const,
  areaRow: (name: string, id: number) => [...areaKey(name), 'row', id] as const,
  openPayments: () => ['payment', 'open'] as const,
  coins: (user: number) => ['coins', user] as const,
  siteLogs: () => areaKey('sitelogs'),
  waiting: () => ['waiting'] as const,
  messages: () => ['messages'] as const,
  chats: () => ['chat'] as const,
  chat: (order: number) => ['chat', order] as const,
  chatAt: (order: number, place: object) => ['chat', order, place] as const,
  messageSearch: (query: object) => ['messageSearch', query] as const,
  scheduledMessages: (order: number) => ['scheduledMessages', order] as const,
  notifications: () => ['notifications'] as const,
  pushOutcomes: () => ['pushOutcomes'] as const,
  contentPage: (slug: string) => ['contentPage', slug] as const,
  ownCoins: () => ['ownCoins'] as const,
  spent: () => ['spent'] as const,
  calendarFeed: () => ['calendarFeed'] as const,
  availability: () => ['availability'] as const,
  ownSessions: () => ['ownSessions'] as const,
  news: () => ['news'] as const,
  favorites: () => ['favorites'] as const,
  gifts: () => ['gifts'] as const,
  rateToUsd: () => ['rate', 'EUR', 'USD'] as const,
  rateFromUsd: () => ['rate', 'USD', 'EUR'] as const,
  rankings: () => ['rankings'] as const,
  ranking: (query: object) => ['rankings', query] as const,
  ownRanking: (query: object) => ['rankings', 'mine', query] as const,
} as const;
