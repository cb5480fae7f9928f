import { gameBySlug } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { rankTier } from './rank-tier.ts';

const league = gameBySlug('league-of-legends').id;
const valorant = gameBySlug('valorant').id;
const rocketLeague = gameBySlug('rocket-league').id;

test.each([
  [league, 'Gold 2', 'gold'],
  [league, '  grandmaster', 'grandmaster'],
  [valorant, 'Immortal III', 'immortal'],
  [league, 'Immortal III', undefined],
  [valorant, 'Challenger', undefined],
  [rocketLeague, 'Gold 2', undefined],
  [league, 'Top 500', undefined],
  [league, '', undefined],
  [league, null, undefined],
])('rankTier(%i, %j): %s', (game, rank, tier) => {
  expect(rankTier(game, rank)).toBe(tier);
});
