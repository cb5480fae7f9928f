import type { orders, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the orders desk. */
export type DeskOrder = ResponseOf<typeof orders.calls.get>['row'];
