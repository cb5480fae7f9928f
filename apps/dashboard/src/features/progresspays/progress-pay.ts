import type { AnswerOf, progresspays } from '@boostdesk/api-client/contract';

/** A row of the list of pays for progress. */
export type ProgressPay = AnswerOf<typeof progresspays.calls.get>['row'];
