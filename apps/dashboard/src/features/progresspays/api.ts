import { progresspays, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type ProgressPay = ResponseOf<typeof progresspays.calls.get>['row'];

const parts = { progresspays: progresspays.calls };

export const useProgressPaysApi = () => useApi(parts).progresspays;
