import type { ParsedRequestOf, ranking, rankingPeriods } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { isGameId } from '@boostdesk/catalogs';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/index.ts';
import { type BoosterRank, createRankingsRepository, type RankingQuery } from './rankings.repository.ts';

const LIST_MAX = 100;
const AGE_MAX_MS = 60_000;
/** Positions of all kept rankings, of about 100 bytes each. */
const KEPT_MAX = 500_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const days: Record<(typeof rankingPeriods)[number], number | null> = { month: 30, quarter: 90, year: 365, ever: null };

type RankingRequest = ParsedRequestOf<typeof ranking.getBoosters>;

export interface RankingsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/**
 * Public rankings, without e-mail addresses and money. Ranks are up to a minute old: they are computed from all
 * completed orders.
 */
export function createRankingsService({ db, clock }: RankingsDeps) {
  const repository = createRankingsRepository();
  const ranks = new LRUCache<string, readonly BoosterRank[], RankingQuery>({
    maxSize: KEPT_MAX,
    sizeCalculation: (all) => all.length + 1,
    // Answers those who wait for a ranking that others push out meanwhile.
    ignoreFetchAbort: true,
    ttl: AGE_MAX_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: (_key, _outdated, { context }) => repository.ranks(db, context),
  });
  const readRanks = async ({
    game,
    period = 'ever',
    by = 'orders',
  }: RankingRequest): Promise<readonly BoosterRank[]> => {
    if (game !== undefined && !isGameId(game)) return [];
    const span = days[period];
    const since = span === null ? undefined : new Date(clock().getTime() - span * DAY_MS);
    return ranks.forceFetch(JSON.stringify([game, period, by]), { context: { game, since, by } });
  };
  return {
    async boosters(asked: RankingRequest) {
      const best = (await readRanks(asked)).slice(0, LIST_MAX);
      const boosters = await repository.boosters(
        db,
        best.map(({ id }) => id),
      );
      return best.flatMap(({ id, ...rank }) => {
        const found = boosters.get(id);
        return found === undefined ? [] : [{ ...rank, ...found }];
      });
    },
    async own(actor: Actor, asked: RankingRequest) {
      const all = await readRanks(asked);
      return { place: all.find(({ id }) => id === actor.id)?.place ?? null, of: all.length };
    },
  };
}

export type RankingsService = ReturnType<typeof createRankingsService>;
