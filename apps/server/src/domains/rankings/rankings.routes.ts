import type { HandlersOf } from '../../http/handler-types.ts';
import type { RankingsService } from './rankings.service.ts';

export const rankingsRoutes = (rankings: RankingsService): HandlersOf<'ranking'> => ({
  'ranking.getBoosters': (_, request) => rankings.boosters(request),
  'ranking.getMine': ({ actor }, request) => rankings.own(actor, request),
});
