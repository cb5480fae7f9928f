import { rankingKeys, rankingPeriods } from '@boostdesk/api-client/contract';
import { games } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { toRankingParams, toRankingQuery, toRankingState } from './ranking-state.ts';

test('a state survives a round trip through the URL without its defaults', () => {
  for (const game of [null, ...games.map(({ id }) => id)]) {
    for (const period of rankingPeriods) {
      for (const by of rankingKeys) {
        const state = { game, period, by };
        expect(toRankingState(toRankingParams(state))).toEqual(state);
      }
    }
  }
  expect(String(toRankingParams({ game: null, period: 'ever', by: 'orders' }))).toBe('');
});

test.each(['game=99', 'game=x', 'game=', 'period=day', 'by=price'])('%s is ignored', (address) => {
  expect(toRankingState(new URLSearchParams(address))).toEqual({ game: null, period: 'ever', by: 'orders' });
});

test('all games are requested without a game parameter', () => {
  expect(toRankingQuery({ game: null, period: 'month', by: 'pace' })).toEqual({ period: 'month', by: 'pace' });
  expect(toRankingQuery({ game: 0, period: 'ever', by: 'orders' }).game).toBe(0);
});
