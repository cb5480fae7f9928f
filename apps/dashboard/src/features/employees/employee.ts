import type { employees, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of boosters. */
export type Employee = ResponseOf<typeof employees.calls.get>['row'];
