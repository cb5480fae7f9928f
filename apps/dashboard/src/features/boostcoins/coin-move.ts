import type { boostcoins, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of coins that came and went. */
export type CoinMove = ResponseOf<typeof boostcoins.calls.get>['row'];
