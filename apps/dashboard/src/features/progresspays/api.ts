import { progresspays, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type ProgressPay = ResponseOf<typeof progresspays.calls.get>['row'];

export const useProgressPaysApi = () => useApi({ progresspays: progresspays.calls }).progresspays;
