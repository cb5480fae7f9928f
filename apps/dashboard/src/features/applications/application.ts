import type { applications, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of applications. */
export type Application = ResponseOf<typeof applications.calls.get>['row'];
