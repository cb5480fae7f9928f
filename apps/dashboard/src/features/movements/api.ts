import { movements, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Movement = ResponseOf<typeof movements.calls.get>['row'];

const parts = { movements: movements.calls };

export const useMovementsApi = () => useApi(parts).movements;
