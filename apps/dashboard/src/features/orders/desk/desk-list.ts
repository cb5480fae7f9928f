import { extendClient } from '@boostdesk/api-client';
import { orders } from '@boostdesk/api-client/contract';
import type { Services } from '../../../core/services.ts';
import type { AreaApi } from '../../../shared/area/area-view.ts';
import type { DeskOrder } from './desk-order.ts';
import { keepDesk } from './keep-desk.ts';

/** What is cancelled is shown where it is asked for, and nowhere else. Lists that were seen are there for a start without a line. */
export function deskApi({ api, queries }: Pick<Services, 'api' | 'queries'>): AreaApi<DeskOrder> {
  const calls: AreaApi<DeskOrder> = extendClient(api, { orders: orders.calls }).orders;
  return {
    ...calls,
    getPage: (request = {}, options) => {
      const coming = calls.getPage({ ...request, filter: { cancelled: false, ...request.filter } }, options);
      keepDesk(queries, request, coming);
      return coming;
    },
  };
}
