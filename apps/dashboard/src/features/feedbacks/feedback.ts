import type { AnswerOf, feedbacks } from '@boostdesk/api-client/contract';

/** A row of the list of reviews. */
export type Feedback = AnswerOf<typeof feedbacks.calls.get>['row'];
