import type { ParsedRequestOf, ranking, rankingPeriods } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db } from '../../db/index.ts';
import { createRankingsRepository, type RankingQuery } from './rankings.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days: Record<(typeof rankingPeriods)[number], number | null> = { month: 30, quarter: 90, year: 365, ever: null };

type RankingRequest = ParsedRequestOf<typeof ranking.getBoosters>;

export interface RankingsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Public rankings, without e-mail addresses and money. */
export function createRankingsService({ db, clock }: RankingsDeps) {
  const repository = createRankingsRepository();
  const toQuery = ({ game, period = 'ever', by = 'orders' }: RankingRequest): RankingQuery => {
    const span = days[period];
    return { game, since: span === null ? undefined : new Date(clock().getTime() - span * DAY_MS), by };
  };
  return {
    boosters: (asked: RankingRequest) => repository.boosters(db, toQuery(asked)),
    own: (actor: Actor, asked: RankingRequest) => repository.placeOf(db, actor.id, toQuery(asked)),
  };
}

export type RankingsService = ReturnType<typeof createRankingsService>;
