import { extendClient } from '@boostdesk/api-client';
import { ranking } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useRead } from '../../data/read.ts';
import { type RankingState, toRankingQuery } from './ranking-state.ts';

export function useRankings(state: RankingState) {
  const { api } = useServices();
  const query = toRankingQuery(state);
  return useRead({
    key: keys.ranking(query),
    read: (signal) => extendClient(api, { ranking }).ranking.getBoosters(query, { signal }),
  });
}
