import type { HandlersOf } from '../../http/handler-types.ts';
import type { TrackingService } from './tracking.service.ts';

export const trackingRoutes = (tracking: TrackingService): HandlersOf<'tracking'> => ({
  'tracking.getLink': (context, { order }) => tracking.getLink(context, order),
  'tracking.createLink': (context, wanted) => tracking.createLink(context, wanted),
  'tracking.revokeLink': (context, { order }) => tracking.revokeLink(context, order),
  'tracking.view': (_, { token }) => tracking.view(token),
});
