import type { AnswerOf, duoqaccounts } from '@boostdesk/api-client/contract';

/** A row of the list of accounts that the house lends. */
export type DuoqAccount = AnswerOf<typeof duoqaccounts.calls.get>['row'];
