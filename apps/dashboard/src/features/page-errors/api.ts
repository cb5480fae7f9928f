import { pageerrors, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type PageError = ResponseOf<typeof pageerrors.calls.get>['row'];

const parts = { pageerrors: pageerrors.calls };

export const usePageErrorsApi = () => useApi(parts).pageerrors;
