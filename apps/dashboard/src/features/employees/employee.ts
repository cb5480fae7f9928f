import type { AnswerOf, employees } from '@boostdesk/api-client/contract';

/** A row of the list of boosters. */
export type Employee = AnswerOf<typeof employees.calls.get>['row'];
