import type { AnswerOf, gifts } from '@boostdesk/api-client/contract';

/** A row of the list of gifts. */
export type Gift = AnswerOf<typeof gifts.calls.get>['row'];
