import type { progresspays, ResponseOf } from '@boostdesk/api-client/contract';

export type ProgressPay = ResponseOf<typeof progresspays.calls.get>['row'];
