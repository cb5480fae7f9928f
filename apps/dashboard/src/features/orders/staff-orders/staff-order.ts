import type { orders, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the orders desk. */
export type StaffOrder = ResponseOf<typeof orders.calls.get>['row'];
