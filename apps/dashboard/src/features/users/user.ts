import type { ResponseOf, users } from '@boostdesk/api-client/contract';

/** A row of the list of all accounts. */
export type User = ResponseOf<typeof users.calls.get>['row'];
