import type { Db } from '../../db/index.ts';
import { createRankingsRepository } from './rankings.repository.ts';

/** For everybody to see: no e-mail address, no money. */
export function createRankingsService({ db }: { readonly db: Db }) {
  const repository = createRankingsRepository();
  return { boosters: () => repository.boosters(db) };
}

export type RankingsService = ReturnType<typeof createRankingsService>;
