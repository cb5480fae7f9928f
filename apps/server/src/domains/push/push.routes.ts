import type { HandlersOf } from '../../http/handler-types.ts';
import type { PushService } from './push.service.ts';

export const pushRoutes = (push: PushService): HandlersOf<'push'> => ({
  'push.getOutcomes': ({ actor }) => push.getOutcomes(actor),
  'push.subscribe': async (context, subscription) => ({ token: await push.subscribe(context, subscription) }),
});
