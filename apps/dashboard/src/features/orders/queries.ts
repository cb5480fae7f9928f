import { keys } from '../../app/query-client.ts';
import { useRead, useReadPages } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import type { ListState, Scope } from './list-state.ts';

export function useOrderList(state: ListState) {
  const { api } = useServices();
  const query = {
    scope: state.scope,
    sort: state.sort,
    ...(state.status === null ? {} : { status: [state.status] }),
    ...(state.text === '' ? {} : { text: state.text }),
  };
  return useReadPages({
    key: keys.orderList(query),
    read: (cursor, signal) => api.order.getList({ ...query, ...(cursor === undefined ? {} : { cursor }) }, { signal }),
  });
}

export function useOrderCounts(scope: Scope) {
  const { api } = useServices();
  return useRead({
    key: keys.orderCounts(scope),
    read: (signal) => api.order.getCounts({ scope }, { signal }),
  }).data;
}
