import { movements, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Movement = ResponseOf<typeof movements.calls.get>['row'];

export const useMovementsApi = () => useApi({ movements: movements.calls }).movements;
