import { extendClient } from '@boostdesk/api-client';
import { orders, type ResponseOf } from '@boostdesk/api-client/contract';
import type { Services } from '../../../core/services.ts';
import type { AreaApi } from '../../../shared/area/area-view.ts';
import { cacheForOffline } from './cache-for-offline.ts';

export type StaffOrder = ResponseOf<typeof orders.calls.get>['row'];

/** Shows cancelled orders only on request. Loaded lists are cached for offline use. */
export function createStaffOrdersApi({ api, queries }: Pick<Services, 'api' | 'queries'>): AreaApi<StaffOrder> {
  const calls: AreaApi<StaffOrder> = extendClient(api, { orders: orders.calls }).orders;
  return {
    ...calls,
    getPage: (request = {}, options) => {
      const response = calls.getPage({ ...request, filter: { cancelled: false, ...request.filter } }, options);
      cacheForOffline(queries, request, response);
      return response;
    },
  };
}
