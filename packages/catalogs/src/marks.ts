import { deepFreeze } from './deep-freeze.ts';
import { type GameSlug, gameById } from './games.ts';
import { type ServiceGameKey, serviceById } from './services.ts';

/** Game abbreviations by slug, at most three letters. */
export const gameMarks = /* @__PURE__ */ deepFreeze({
  general: '…',
  'dota-2': 'D2',
  csgo: 'CS',
  'league-of-legends': 'LoL',
  'overwatch-2': 'OW2',
  pubg: 'PUB',
  fortnite: 'FN',
  apex: 'APX',
  hearthstone: 'HS',
  'rocket-league': 'RL',
  'rainbow-six-siege': 'R6',
  'destiny-2': 'De2',
  'cod-mobile': 'CoD',
  wow: 'WoW',
  'cod-warzone': 'WZ',
  valorant: 'VAL',
  'marvel-rivals': 'MR',
  'clash-royale': 'CR',
} as const satisfies Record<GameSlug, string>);

/** Abbreviations by game key; several keys share a game id. */
export const seriesMarks = /* @__PURE__ */ deepFreeze({
  lol: 'LoL',
  tft: 'TFT',
  lor: 'LoR',
  valorant: 'VAL',
  wildrift: 'WR',
  premium: 'PRE',
} as const satisfies Record<ServiceGameKey, string>);

/** Abbreviation of a service, else of its game; '' when unknown. */
export function markOf({ game, serviceId }: { readonly game: number; readonly serviceId: number | null }): string {
  const service = serviceId === null ? undefined : serviceById(serviceId);
  if (service !== undefined) return seriesMarks[service.gameKey];
  const known = gameById(game);
  return known === undefined ? '' : gameMarks[known.slug];
}
