import { useServices } from '../../core/services-context.ts';
import type { QueryDeps } from '../../data/api-query.ts';
import { isErrorShownInline, prefetch, prefetchPages, useApiInfiniteQuery, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import type { ListState, Scope } from './list-state.ts';

type QueryContext = Pick<QueryDeps, 'api' | 'queries' | 'live'>;

export const toListRequest = (state: ListState) => ({
  scope: state.scope,
  sort: state.sort,
  ...(state.status === null ? {} : { status: [state.status] }),
  ...(state.archived ? { archived: true } : {}),
  ...(state.game === null ? {} : { game: [state.game] }),
  ...(state.text === '' ? {} : { text: state.text }),
});

function toListQuery(context: QueryContext, state: ListState) {
  const query = toListRequest(state);
  const key = keys.orderList(query);
  return {
    key,
    fetchPage: (cursor: string | undefined, signal: AbortSignal) =>
      context.api.order.getList(
        { ...query, ...(cursor === undefined ? {} : { cursor }) },
        { signal, quiet: isErrorShownInline(context, key) },
      ),
  };
}

function toCountsQuery(context: QueryContext, scope: Scope | 'all') {
  const key = keys.orderCounts(scope);
  return {
    key,
    // Counts above the list; errors that affect them also affect the list.
    fetch: (signal: AbortSignal) =>
      context.api.order.getCounts({ scope }, { signal, quiet: isErrorShownInline(context, key) }),
  };
}

export const useOrderList = (state: ListState) => useApiInfiniteQuery(toListQuery(useServices(), state));

export const useOrderCounts = (scope: Scope | 'all') => useApiQuery(toCountsQuery(useServices(), scope));

export const prefetchCounts = (context: QueryContext, scope: Scope | 'all'): void =>
  prefetch(context.queries, toCountsQuery(context, scope));

export function prefetchOrders(context: QueryContext, state: ListState): void {
  void prefetchPages(context.queries, toListQuery(context, state));
  prefetchCounts(context, state.scope);
}
