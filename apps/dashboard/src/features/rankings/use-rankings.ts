import { extendClient } from '@boostdesk/api-client';
import { ranking } from '@boostdesk/api-client/contract';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { type RankingState, toRankingQuery } from './ranking-state.ts';

export function useRankings(state: RankingState) {
  const { api } = useServices();
  const query = toRankingQuery(state);
  return useRead({
    key: keys.ranking(query),
    read: (signal) => extendClient(api, { ranking }).ranking.getBoosters(query, { signal }),
  });
}
