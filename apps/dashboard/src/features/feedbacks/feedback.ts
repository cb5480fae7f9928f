import type { feedbacks, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of reviews. */
export type Feedback = ResponseOf<typeof feedbacks.calls.get>['row'];
