import type { feedbacks, ResponseOf } from '@boostdesk/api-client/contract';

export type Feedback = ResponseOf<typeof feedbacks.calls.get>['row'];
