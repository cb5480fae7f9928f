import { isApiError } from '@boostdesk/api-client';
import { orderLists } from '@boostdesk/api-client/contract';
import type { Session } from '@boostdesk/auth/session';
import type { Query, QueryClient } from '@tanstack/query-core';
import * as z from 'zod/mini';
import { keys } from '../query-client.ts';
import { KEPT_ROWS, type KeptList, KeptQuery, keepChange } from './kept-lists.ts';

/** What changes in a burst is written once, in ms. */
const REST_MS = 1_000;

const Pages = z.object({ pages: z.array(z.object({ items: orderLists.getList.answer.shape.items })) });

/** Of a list of orders what was chosen; undefined for anything else. */
function queryOf({ queryKey }: Pick<Query, 'queryKey'>): KeptQuery | undefined {
  const [one, two] = keys.orderLists();
  if (queryKey[0] !== one || queryKey[1] !== two || queryKey.length !== 3) return undefined;
  return KeptQuery.safeParse(queryKey[2]).data;
}

/** Who looks at an order right now is over by the time anybody reads of it. */
const rowsOf = (data: unknown): KeptList['rows'] | undefined =>
  Pages.safeParse(data)
    .data?.pages.flatMap(({ items }) => items)
    .slice(0, KEPT_ROWS)
    .map((row) => ({ ...row, look: null }));

/** No answer but a refusal says that something is not to be seen. */
const isRefusal = (error: unknown): boolean => isApiError(error) && (error.status === 403 || error.status === 404);

export interface KeepListsOptions {
  readonly queries: QueryClient;
  readonly session: Pick<Session, 'get'>;
}

/** Keeps rows of the lists of orders for a start without a line, as the server gives them. Answers how to stop. */
export function keepLists({ queries, session }: KeepListsOptions): () => void {
  const cache = queries.getQueryCache();
  /** Keys of what has come or was refused, and when. */
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

  // The first list is there before this is.
  for (const query of cache.findAll({ queryKey: keys.orderLists() })) {
    if (query.state.data !== undefined) note(query, query.state.dataUpdatedAt);
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // What an event has changed of a list leaves it as old as it was.
    if (action.type === 'success' && action.manual !== true) note(query, Date.now());
    if (action.type === 'error' && isRefusal(action.error)) note(query, Date.now(), true);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
