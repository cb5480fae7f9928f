import { pageerrors, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type PageError = ResponseOf<typeof pageerrors.calls.get>['row'];

export const usePageErrorsApi = () => useApi({ pageerrors: pageerrors.calls }).pageerrors;
