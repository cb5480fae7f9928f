import type { AnswerOf, boostcoins } from '@boostdesk/api-client/contract';

/** A row of the list of coins that came and went. */
export type CoinMove = AnswerOf<typeof boostcoins.calls.get>['row'];
