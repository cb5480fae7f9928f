import type { AnswerOf, fines } from '@boostdesk/api-client/contract';

/** A row of the list of fines. */
export type Fine = AnswerOf<typeof fines.calls.get>['row'];
