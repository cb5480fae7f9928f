import { useServices } from '../../core/services-context.ts';
import type { Asker } from '../../data/asker.ts';
import { keys } from '../../data/query-client.ts';
import { prefetch, prefetchPages, useRead, useReadPages } from '../../data/read.ts';
import { toldInPlace } from '../../data/told-in-place.ts';
import type { ListState, Scope } from './list-state.ts';

type Asking = Pick<Asker, 'api' | 'queries' | 'live'>;

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
        { signal, quiet: toldInPlace(asking, key) },
      ),
  };
}

function countsOf(asking: Asking, scope: Scope | 'all') {
  const key = keys.orderCounts(scope);
  return {
    key,
    // Figures over the list: what keeps them away keeps it away.
    read: (signal: AbortSignal) => asking.api.order.getCounts({ scope }, { signal, quiet: toldInPlace(asking, key) }),
  };
}

export const useOrderList = (state: ListState) => useReadPages(listOf(useServices(), state));

export const useOrderCounts = (scope: Scope | 'all') => useRead(countsOf(useServices(), scope));

export const prefetchCounts = (asking: Asking, scope: Scope | 'all'): void =>
  prefetch(asking.queries, countsOf(asking, scope));

/** What the screen shows in a state, before it is drawn. */
export function prefetchOrders(asking: Asking, state: ListState): void {
  void prefetchPages(asking.queries, listOf(asking, state));
  prefetchCounts(asking, state.scope);
}
