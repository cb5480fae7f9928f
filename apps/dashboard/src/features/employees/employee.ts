import type { employees, ResponseOf } from '@boostdesk/api-client/contract';

export type Employee = ResponseOf<typeof employees.calls.get>['row'];
