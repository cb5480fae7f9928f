import type { progresspays, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of pays for progress. */
export type ProgressPay = ResponseOf<typeof progresspays.calls.get>['row'];
