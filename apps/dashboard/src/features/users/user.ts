import type { AnswerOf, users } from '@boostdesk/api-client/contract';

/** A row of the list of all accounts. */
export type User = AnswerOf<typeof users.calls.get>['row'];
