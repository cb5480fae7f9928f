import type { boostcoins, ResponseOf } from '@boostdesk/api-client/contract';

export type CoinMove = ResponseOf<typeof boostcoins.calls.get>['row'];
