import type { HandlersOf } from '../../http/handler-types.ts';
import type { DisputesService } from './disputes.service.ts';
import type { EvidenceService } from './evidence.service.ts';

export const disputesRoutes = (disputes: DisputesService, evidence: EvidenceService): HandlersOf<'dispute'> => ({
  'dispute.open': (context, problem) => disputes.open(context, problem),
  'dispute.resolve': (context, decision) => disputes.resolve(context, decision),
  'dispute.exportEvidence': (context, { id }) => evidence.exportPack(context, id),
});
