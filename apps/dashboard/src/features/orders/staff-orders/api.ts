import { extendClient } from '@boostdesk/api-client';
import { orders } from '@boostdesk/api-client/contract';
import type { Services } from '../../../core/services.ts';
import type { AreaApi } from '../../../shared/area/area-view.ts';
import type { StaffOrder } from '../../../shared/staff-forms/order-note-form.ts';

/** Shows cancelled orders only on request. */
export function createStaffOrdersApi({ api }: Pick<Services, 'api'>): AreaApi<StaffOrder> {
  const calls: AreaApi<StaffOrder> = extendClient(api, { orders: orders.calls }).orders;
  return {
    ...calls,
    getPage: (request = {}, options) =>
      calls.getPage({ ...request, filter: { cancelled: false, ...request.filter } }, options),
  };
}
