import type { duoqaccounts, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of accounts that the house lends. */
export type DuoqAccount = ResponseOf<typeof duoqaccounts.calls.get>['row'];
