import { boostcoins, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type CoinMove = ResponseOf<typeof boostcoins.calls.get>['row'];

export const useBoostcoinsApi = () => useApi({ boostcoins: boostcoins.calls }).boostcoins;
