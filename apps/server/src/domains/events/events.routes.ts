import type { HandlersOf } from '../../contract/handlers.ts';
import type { EventsService } from './events.service.ts';

export const eventsRoutes = (events: EventsService): HandlersOf<'event'> => ({
  'event.getSince': ({ actor }, { seq }) => events.since(actor.id, seq),
});
