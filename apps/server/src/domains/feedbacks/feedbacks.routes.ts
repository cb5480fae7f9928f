import type { HandlersOf } from '../../contract/handlers.ts';
import type { FeedbacksService } from './feedbacks.service.ts';

export const feedbacksRoutes = (feedbacks: FeedbacksService): HandlersOf<'feedback'> => ({
  'feedback.getPublished': () => feedbacks.published(),
});
