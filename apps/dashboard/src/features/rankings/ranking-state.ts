import {
  type RequestOf,
  type ResponseOf,
  type ranking,
  rankingKeys,
  rankingPeriods,
} from '@boostdesk/api-client/contract';
import { isGameId } from '@boostdesk/catalogs';

export type RankingRow = ResponseOf<typeof ranking.getBoosters>[number];
type Query = RequestOf<typeof ranking.getBoosters>;

/** The state of the rankings, stored in the URL. */
export interface RankingState {
  readonly game: number | null;
  readonly period: (typeof rankingPeriods)[number];
  readonly by: (typeof rankingKeys)[number];
}

const defaults = { period: 'ever', by: 'orders' } as const;

/** Invalid games, periods and sortings are ignored. */
export function toRankingState(params: URLSearchParams): RankingState {
  const game = /^\d{1,3}$/.test(params.get('game') ?? '') ? Number.parseInt(params.get('game') ?? '', 10) : null;
  return {
    game: isGameId(game) ? game : null,
    period: rankingPeriods.find((one) => one === params.get('period')) ?? defaults.period,
    by: rankingKeys.find((one) => one === params.get('by')) ?? defaults.by,
  };
}

export function toRankingParams({ game, period, by }: RankingState): URLSearchParams {
  const params = new URLSearchParams();
  if (game !== null) params.set('game', String(game));
  if (period !== defaults.period) params.set('period', period);
  if (by !== defaults.by) params.set('by', by);
  return params;
}

export const toRankingQuery = ({ game, period, by }: RankingState): Query => ({
  ...(game === null ? {} : { game }),
  period,
  by,
});
