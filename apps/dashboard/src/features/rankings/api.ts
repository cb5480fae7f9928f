import { ranking } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { type RankingState, toRankingQuery } from './ranking-state.ts';

const parts = { ranking };

export function useRankings(state: RankingState) {
  const api = useApi(parts);
  const query = toRankingQuery(state);
  return useApiQuery({
    key: keys.ranking(query),
    fetch: (signal, quiet) => api.ranking.getBoosters(query, { signal, quiet }),
  });
}
