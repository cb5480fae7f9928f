import { isApiError } from '@boostdesk/api-client';
import { orderLists } from '@boostdesk/api-client/contract';
import type { Session } from '@boostdesk/auth/session';
import type { Query, QueryClient } from '@tanstack/query-core';
import * as z from 'zod/mini';
import { keys } from '../query-client.ts';
import { type CachedList, CachedListQuery, MAX_CACHED_ROWS, updateCachedLists } from './cached-lists.ts';

/** Debounce of the writes, in ms. */
const DEBOUNCE_MS = 1_000;

const Pages = z.object({ pages: z.array(z.object({ items: orderLists.getList.response.shape.items })) });

/** Filter of an orders list; undefined for other queries. */
function listQueryOf({ queryKey }: Pick<Query, 'queryKey'>): CachedListQuery | undefined {
  const [one, two] = keys.orderLists();
  if (queryKey[0] !== one || queryKey[1] !== two || queryKey.length !== 3) return undefined;
  return CachedListQuery.safeParse(queryKey[2]).data;
}

/** Viewers are left out: they are outdated when the list is read. */
const rowsOf = (data: unknown): CachedList['rows'] | undefined =>
  Pages.safeParse(data)
    .data?.pages.flatMap(({ items }) => items)
    .slice(0, MAX_CACHED_ROWS)
    .map((row) => ({ ...row, look: null }));

/** Only these errors mean that the data may no longer be shown. */
const isAccessDenied = (error: unknown): boolean => isApiError(error) && (error.status === 403 || error.status === 404);

export interface PersistListsOptions {
  readonly queries: QueryClient;
  readonly session: Pick<Session, 'get'>;
}

/** Stores the orders lists for an offline start whenever the cache changes. Returns a function that stops it. */
export function persistLists({ queries, session }: PersistListsOptions): () => void {
  const cache = queries.getQueryCache();
  /** Lists to be written, by query hash. */
  const changed = new Map<
    string,
    { readonly query: CachedListQuery; readonly at: number; readonly isRefused: boolean }
  >();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    timer = undefined;
    const all = [...changed];
    changed.clear();
    const state = session.get();
    if (state.status !== 'authenticated') return;
    const seen = all.flatMap(([hash, { query, at, isRefused }]) => {
      const rows = isRefused ? undefined : rowsOf(cache.get(hash)?.state.data);
      return rows === undefined ? [] : [{ query, at, rows }];
    });
    const refused = all.flatMap(([, { query, isRefused }]) => (isRefused ? [query] : []));
    updateCachedLists(state.session, { fetched: seen, denied: refused }, Date.now());
  }

  function markChanged(query: Query, at: number, isRefused = false): void {
    const listQuery = listQueryOf(query);
    if (listQuery === undefined) return;
    changed.set(query.queryHash, { query: listQuery, at, isRefused });
    timer ??= setTimeout(write, DEBOUNCE_MS);
  }

  // Lists fetched before this call.
  for (const query of cache.findAll({ queryKey: keys.orderLists() })) {
    if (query.state.data !== undefined) markChanged(query, query.state.dataUpdatedAt);
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // Events set data manually and do not renew the list's time.
    if (action.type === 'success' && action.manual !== true) markChanged(query, Date.now());
    if (action.type === 'error' && isAccessDenied(action.error)) markChanged(query, Date.now(), true);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
