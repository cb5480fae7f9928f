import { QueryClient } from '@tanstack/query-core';

const FRESH_MS = 30_000;
/** What was read within the hour stands at once for who comes back, and without a line it is all there is. */
const KEPT_MS = 60 * 60_000;

/** The one cache of what the server said. Events make parts of it stale; the api-client repeats what may be repeated. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const orderLists = ['order', 'list'] as const;
/** The orders desk is a list of orders: what makes those stale makes it stale. */
const areaKey = (name: string) => (name === 'orders' ? ([...orderLists, 'desk'] as const) : (['area', name] as const));

/** Keys of the cache, from the general to the particular: making one stale makes all that begin with it stale. */
export const keys = {
  orderLists: () => orderLists,
  orderList: (query: object) => [...orderLists, query] as const,
  orderCountsAll: () => ['order', 'counts'] as const,
  orderDesk: () => ['order', 'counts', 'desk'] as const,
  orderCounts: (scope: string) => ['order', 'counts', scope] as const,
  orders: () => ['order', 'one'] as const,
  order: (id: number) => ['order', 'one', id] as const,
  earningOf: (order: number) => ['earnings', 'order', order] as const,
  myEarnings: () => ['earnings', 'mine'] as const,
  earnings: () => ['earnings'] as const,
  payouts: () => areaKey('payouts'),
  payout: (id: number) => [...areaKey('payouts'), 'one', id] as const,
  payoutCandidates: () => [...areaKey('payouts'), 'candidates'] as const,
  ledger: () => ['ledger'] as const,
  ledgerDays: () => ['ledger', 'days'] as const,
  /** Everything of an area, its rows included. */
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
  notifications: () => ['notifications'] as const,
  pushOutcomes: () => ['pushOutcomes'] as const,
  contentPage: (slug: string) => ['contentPage', slug] as const,
  ownCoins: () => ['ownCoins'] as const,
  spent: () => ['spent'] as const,
  ownSessions: () => ['ownSessions'] as const,
  news: () => ['news'] as const,
  gifts: () => ['gifts'] as const,
  rateToUsd: () => ['rate', 'EUR', 'USD'] as const,
  rankings: () => ['rankings'] as const,
  ranking: (query: object) => ['rankings', query] as const,
  myPlace: (query: object) => ['rankings', 'mine', query] as const,
} as const;
