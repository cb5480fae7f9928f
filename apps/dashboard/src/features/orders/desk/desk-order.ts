import type { AnswerOf, orders } from '@boostdesk/api-client/contract';

/** A row of the orders desk. */
export type DeskOrder = AnswerOf<typeof orders.calls.get>['row'];
