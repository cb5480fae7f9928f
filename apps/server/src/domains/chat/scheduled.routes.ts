import type { HandlersOf } from '../../http/handler-types.ts';
import type { ScheduledService } from './scheduled.service.ts';

export const scheduledRoutes = (scheduled: ScheduledService): HandlersOf<'scheduledMessage'> => ({
  'scheduledMessage.getWaiting': ({ actor }, wanted) => scheduled.getWaiting(actor, wanted),
  'scheduledMessage.schedule': (context, draft) => scheduled.schedule(context, draft),
  'scheduledMessage.change': (context, draft) => scheduled.change(context, draft),
  'scheduledMessage.sendNow': (context, wanted) => scheduled.sendNow(context, wanted),
  'scheduledMessage.cancel': (context, wanted) => scheduled.cancel(context, wanted),
});
