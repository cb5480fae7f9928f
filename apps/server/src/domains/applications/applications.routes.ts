import type { HandlersOf } from '../../http/handler-types.ts';
import type { ApplicationsService } from './applications.service.ts';

export const applicationsRoutes = (applications: ApplicationsService): HandlersOf<'application'> => ({
  'application.getMine': ({ actor }) => applications.mine(actor),
  'application.apply': (context, asked) => applications.apply(context, asked),
  'application.accept': (context, { id }) => applications.accept(context, id),
  'application.refuse': (context, { id, reason }) => applications.refuse(context, id, reason),
});
