import { gifts, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Gift = ResponseOf<typeof gifts.calls.get>['row'];

const parts = { gifts: gifts.calls };

export const useGiftsApi = () => useApi(parts).gifts;
