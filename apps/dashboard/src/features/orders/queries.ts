import { keys } from '../../app/query-client.ts';
import { prefetch, prefetchPages, useRead, useReadPages } from '../../app/read.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import type { ListState, Scope } from './list-state.ts';

type Api = Services['api'];

/** What is asked of the server for a state. */
export const queryOf = (state: ListState) => ({
  scope: state.scope,
  sort: state.sort,
  ...(state.status === null ? {} : { status: [state.status] }),
  ...(state.archived ? { archived: true } : {}),
  ...(state.game === null ? {} : { game: [state.game] }),
  ...(state.text === '' ? {} : { text: state.text }),
});

function listOf(api: Api, state: ListState) {
  const query = queryOf(state);
  return {
    key: keys.orderList(query),
    read: (cursor: string | undefined, signal: AbortSignal) =>
      api.order.getList({ ...query, ...(cursor === undefined ? {} : { cursor }) }, { signal }),
  };
}

const countsOf = (api: Api, scope: Scope | 'all') => ({
  key: keys.orderCounts(scope),
  read: (signal: AbortSignal) => api.order.getCounts({ scope }, { signal }),
});

export const useOrderList = (state: ListState) => useReadPages(listOf(useServices().api, state));

export const useOrderCounts = (scope: Scope | 'all') => useRead(countsOf(useServices().api, scope));

type Asking = Pick<Services, 'api' | 'queries'>;

export const prefetchCounts = ({ api, queries }: Asking, scope: Scope | 'all'): void =>
  prefetch(queries, countsOf(api, scope));

/** What the screen shows in a state, before it is drawn. */
export function prefetchOrders(asking: Asking, state: ListState): void {
  void prefetchPages(asking.queries, listOf(asking.api, state));
  prefetchCounts(asking, state.scope);
}
