import { expect, test } from 'vitest';
import { gameBySlug, games, serviceBySlug, services } from './index.ts';
import { gameMarks, markOf, seriesMarks } from './marks.ts';

test.each([
  ['a game has its own abbreviation', { game: gameBySlug('wow').id, serviceId: null }, 'WoW'],
  ['a custom request has an ellipsis', { game: 0, serviceId: null }, '…'],
  [
    "a service has its game key's abbreviation",
    { game: gameBySlug('league-of-legends').id, serviceId: serviceBySlug('tft-boosting').id },
    'TFT',
  ],
  ["an unknown service has its game's abbreviation", { game: gameBySlug('pubg').id, serviceId: 9999 }, 'PUB'],
  ['an unknown game has none', { game: 99, serviceId: null }, ''],
])('markOf: %s', (_, order, mark) => {
  expect(markOf(order)).toBe(mark);
});

test('every game and service has an abbreviation of at most three letters, unique per game', () => {
  const all = [
    ...games.map(({ id }) => markOf({ game: id, serviceId: null })),
    ...services.map(({ id }) => markOf({ game: 0, serviceId: id })),
  ];
  for (const mark of all) expect(mark).toMatch(/^.{1,3}$/u);
  expect(new Set(Object.values(gameMarks)).size).toBe(games.length);
});

test('the abbreviation tables are frozen', () => {
  expect([gameMarks, seriesMarks].map(Object.isFrozen)).toEqual([true, true]);
});
