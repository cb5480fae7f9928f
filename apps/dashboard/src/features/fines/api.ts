import { fines, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Fine = ResponseOf<typeof fines.calls.get>['row'];

export const useFinesApi = () => useApi({ fines: fines.calls }).fines;
