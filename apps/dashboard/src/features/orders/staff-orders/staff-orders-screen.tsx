import { orders } from '@boostdesk/api-client/contract';
import type { QueryDeps } from '../../../data/api-query.ts';
import { prefetchPages } from '../../../data/api-query.ts';
import { AreaScreen } from '../../../shared/area/area-screen.tsx';
import { areaPagesQuery } from '../../../shared/area/use-area.ts';
import { prefetchCounts } from '../api.ts';
import { createStaffOrdersApi } from './api.ts';
import { toStaffQuery } from './staff-filters.ts';
import { type StaffOrdersProps, useStaffOrders } from './use-staff-orders.tsx';

export function prefetch(asker: QueryDeps, address: URL): void {
  const list = areaPagesQuery(
    { api: createStaffOrdersApi(asker), name: orders.name },
    toStaffQuery(address.searchParams),
  );
  // Opening an order beside the list changes the URL, not the list; mounted components refetch stale data.
  if (asker.queries.getQueryData(list.key) !== undefined) return;
  void prefetchPages(asker.queries, list);
  prefetchCounts(asker, 'all');
}

/** SPEC §2, /orders for staff. */
export const StaffOrdersScreen = (props: StaffOrdersProps) => <AreaScreen area={useStaffOrders(props)} />;
