import type { fines, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of fines. */
export type Fine = ResponseOf<typeof fines.calls.get>['row'];
