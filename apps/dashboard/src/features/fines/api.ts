import { fines, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Fine = ResponseOf<typeof fines.calls.get>['row'];

const parts = { fines: fines.calls };

export const useFinesApi = () => useApi(parts).fines;
