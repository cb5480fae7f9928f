import type { gifts, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of gifts. */
export type Gift = ResponseOf<typeof gifts.calls.get>['row'];
