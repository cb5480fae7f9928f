import { feedbacks, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Feedback = ResponseOf<typeof feedbacks.calls.get>['row'];

const parts = { feedbacks: feedbacks.calls };

export const useFeedbacksApi = () => useApi(parts).feedbacks;
