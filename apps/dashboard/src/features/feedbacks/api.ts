import { feedbacks, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Feedback = ResponseOf<typeof feedbacks.calls.get>['row'];

export const useFeedbacksApi = () => useApi({ feedbacks: feedbacks.calls }).feedbacks;
