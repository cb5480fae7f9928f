import type { orders, ResponseOf } from '@boostdesk/api-client/contract';

export type StaffOrder = ResponseOf<typeof orders.calls.get>['row'];
