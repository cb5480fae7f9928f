import type { HandlersOf } from '../../http/handler-types.ts';
import type { EventsService } from './events.service.ts';

export const eventsRoutes = (events: EventsService): HandlersOf<'event'> => ({
  'event.getSince': ({ actor }, { seq }) => events.getSince(actor.id, seq),
});
