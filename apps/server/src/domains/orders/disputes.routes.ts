import type { HandlersOf } from '../../http/handler-types.ts';
import type { DisputesService } from './disputes.service.ts';

export const disputesRoutes = (disputes: DisputesService): HandlersOf<'dispute'> => ({
  'dispute.open': (context, problem) => disputes.open(context, problem),
  'dispute.resolve': (context, decision) => disputes.resolve(context, decision),
});
