import { expect, test } from 'vitest';
import { gameBySlug, games, serviceBySlug, services } from './index.ts';
import { gameMarks, markOf, seriesMarks } from './marks.ts';

test.each([
  ['a game, by its own', { game: gameBySlug('wow').id, serviceId: null }, 'WoW'],
  ['what is asked for freely', { game: 0, serviceId: null }, '…'],
  [
    'a service, by the game that it is for',
    { game: gameBySlug('league-of-legends').id, serviceId: serviceBySlug('tft-boosting').id },
    'TFT',
  ],
  ['a service that is not known, by the game', { game: gameBySlug('pubg').id, serviceId: 9999 }, 'PUB'],
  ['nothing that is known', { game: 99, serviceId: null }, ''],
])('%s', (_, order, mark) => {
  expect(markOf(order)).toBe(mark);
});

test('every game and every service has one of at most three letters, and no two games have the same', () => {
  const all = [
    ...games.map(({ id }) => markOf({ game: id, serviceId: null })),
    ...services.map(({ id }) => markOf({ game: 0, serviceId: id })),
  ];
  for (const mark of all) expect(mark).toMatch(/^.{1,3}$/u);
  expect(new Set(Object.values(gameMarks)).size).toBe(games.length);
});

test('the tables cannot be changed by who reads them', () => {
  expect([gameMarks, seriesMarks].map(Object.isFrozen)).toEqual([true, true]);
});
