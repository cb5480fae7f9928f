import type { HandlersOf } from '../../http/handler-types.ts';
import type { FeedbacksService } from './feedbacks.service.ts';

export const feedbacksRoutes = (feedbacks: FeedbacksService): HandlersOf<'feedback'> => ({
  'feedback.getPublished': () => feedbacks.published(),
});
