import type { ParsedRequestOf, ranking, rankingPeriods } from '@boostdesk/api-client/contract';
import type { Db } from '../../db/index.ts';
import { createRankingsRepository } from './rankings.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days: Record<(typeof rankingPeriods)[number], number | null> = { month: 30, quarter: 90, year: 365, ever: null };

export interface RankingsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/** For everybody to see: no e-mail address, no money. */
export function createRankingsService({ db, clock }: RankingsDeps) {
  const repository = createRankingsRepository();
  return {
    boosters({ game, period = 'ever', by = 'orders' }: ParsedRequestOf<typeof ranking.getBoosters>) {
      const span = days[period];
      const since = span === null ? undefined : new Date(clock().getTime() - span * DAY_MS);
      return repository.boosters(db, { game, since, by });
    },
  };
}

export type RankingsService = ReturnType<typeof createRankingsService>;
