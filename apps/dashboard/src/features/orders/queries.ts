import { useServices } from '../../core/services-context.ts';
import { prefetch, prefetchPages, useApiInfiniteQuery, useApiQuery } from '../../data/api-query.ts';
import { isErrorShownInline } from '../../data/error-shown-inline.ts';
import { keys } from '../../data/query-client.ts';
import type { QueryDeps } from '../../data/query-deps.ts';
import type { ListState, Scope } from './list-state.ts';

type Asking = Pick<QueryDeps, 'api' | 'queries' | 'live'>;

/** What is asked of the server for a state. */
export const queryOf = (state: ListState) => ({
  scope: state.scope,
  sort: state.sort,
  ...(state.status === null ? {} : { status: [state.status] }),
  ...(state.archived ? { archived: true } : {}),
  ...(state.game === null ? {} : { game: [state.game] }),
  ...(state.text === '' ? {} : { text: state.text }),
});

function listOf(asking: Asking, state: ListState) {
  const query = queryOf(state);
  const key = keys.orderList(query);
  return {
    key,
    read: (cursor: string | undefined, signal: AbortSignal) =>
      asking.api.order.getList(
        { ...query, ...(cursor === undefined ? {} : { cursor }) },
        { signal, quiet: isErrorShownInline(asking, key) },
      ),
  };
}

function countsOf(asking: Asking, scope: Scope | 'all') {
  const key = keys.orderCounts(scope);
  return {
    key,
    // Figures over the list: what keeps them away keeps it away.
    read: (signal: AbortSignal) =>
      asking.api.order.getCounts({ scope }, { signal, quiet: isErrorShownInline(asking, key) }),
  };
}

export const useOrderList = (state: ListState) => useApiInfiniteQuery(listOf(useServices(), state));

export const useOrderCounts = (scope: Scope | 'all') => useApiQuery(countsOf(useServices(), scope));

export const prefetchCounts = (asking: Asking, scope: Scope | 'all'): void =>
  prefetch(asking.queries, countsOf(asking, scope));

/** What the screen shows in a state, before it is drawn. */
export function prefetchOrders(asking: Asking, state: ListState): void {
  void prefetchPages(asking.queries, listOf(asking, state));
  prefetchCounts(asking, state.scope);
}
