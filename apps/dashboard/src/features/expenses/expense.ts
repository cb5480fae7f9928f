import type { expenses, ResponseOf } from '@boostdesk/api-client/contract';

export type Expense = ResponseOf<typeof expenses.calls.get>['row'];
