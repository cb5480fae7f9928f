import { duoqaccounts, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type DuoqAccount = ResponseOf<typeof duoqaccounts.calls.get>['row'];

const parts = { duoqaccounts: duoqaccounts.calls };

export const useDuoqApi = () => useApi(parts).duoqaccounts;
