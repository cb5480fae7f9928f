import { isApiError } from '@boostdesk/api-client';
import { orderLists } from '@boostdesk/api-client/contract';
import type { Session } from '@boostdesk/auth/session';
import type { Query, QueryClient } from '@tanstack/query-core';
import * as z from 'zod/mini';
import { keys } from '../query-client.ts';
import { KEPT_ROWS, type KeptList, KeptQuery, keepChange } from './kept-lists.ts';

/** Debounce of the writes, in ms. */
const REST_MS = 1_000;

const Pages = z.object({ pages: z.array(z.object({ items: orderLists.getList.response.shape.items })) });

/** Filter of an orders list; undefined for other queries. */
function queryOf({ queryKey }: Pick<Query, 'queryKey'>): KeptQuery | undefined {
  const [one, two] = keys.orderLists();
  if (queryKey[0] !== one || queryKey[1] !== two || queryKey.length !== 3) return undefined;
  return KeptQuery.safeParse(queryKey[2]).data;
}

/** Viewers are left out: they are outdated when the list is read. */
const rowsOf = (data: unknown): KeptList['rows'] | undefined =>
  Pages.safeParse(data)
    .data?.pages.flatMap(({ items }) => items)
    .slice(0, KEPT_ROWS)
    .map((row) => ({ ...row, look: null }));

/** Only these errors mean that the data may no longer be shown. */
const isRefusal = (error: unknown): boolean => isApiError(error) && (error.status === 403 || error.status === 404);

export interface KeepListsOptions {
  readonly queries: QueryClient;
  readonly session: Pick<Session, 'get'>;
}

/** Stores the orders lists for an offline start whenever the cache changes. Returns a function that stops it. */
export function keepLists({ queries, session }: KeepListsOptions): () => void {
  const cache = queries.getQueryCache();
  /** Lists to be written, by query hash. */
  const changed = new Map<string, { readonly query: KeptQuery; readonly at: number; readonly isRefused: boolean }>();
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
    keepChange(state.session, { seen, refused }, Date.now());
  }

  function note(query: Query, at: number, isRefused = false): void {
    const asked = queryOf(query);
    if (asked === undefined) return;
    changed.set(query.queryHash, { query: asked, at, isRefused });
    timer ??= setTimeout(write, REST_MS);
  }

  // Lists fetched before this call.
  for (const query of cache.findAll({ queryKey: keys.orderLists() })) {
    if (query.state.data !== undefined) note(query, query.state.dataUpdatedAt);
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // Events set data manually and do not renew the list's time.
    if (action.type === 'success' && action.manual !== true) note(query, Date.now());
    if (action.type === 'error' && isRefusal(action.error)) note(query, Date.now(), true);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
