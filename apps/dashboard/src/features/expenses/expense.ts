import type { AnswerOf, expenses } from '@boostdesk/api-client/contract';

/** A row of the list of costs. */
export type Expense = AnswerOf<typeof expenses.calls.get>['row'];
