import type { expenses, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of costs. */
export type Expense = ResponseOf<typeof expenses.calls.get>['row'];
