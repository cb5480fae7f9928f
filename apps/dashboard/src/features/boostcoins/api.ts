import { boostcoins, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type CoinMove = ResponseOf<typeof boostcoins.calls.get>['row'];

const parts = { boostcoins: boostcoins.calls };

export const useBoostcoinsApi = () => useApi(parts).boostcoins;
