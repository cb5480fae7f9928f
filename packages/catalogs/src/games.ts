import { deepFreeze, indexBy } from './deep-freeze.ts';
import { gamesData } from './games.data.ts';
import type { LookupKey, LookupResult } from './lookup-types.ts';
import type { PlatformId } from './platforms.data.ts';
import type { CountedUnit } from './units.ts';

/** Game id, 0 to 17. */
export type GameId = (typeof gamesData)[number]['id'];
/** URL slug of a game. */
export type GameSlug = (typeof gamesData)[number]['slug'];
/** Display name of a game. */
export type GameName = (typeof gamesData)[number]['name'];

/** A game that is sold. Links are paths of the front-end site. */
export interface Game {
  readonly id: GameId;
  readonly name: GameName;
  readonly slug: GameSlug;
  readonly link: string;
  readonly aliases: readonly string[];
  readonly platforms: readonly PlatformId[];
  readonly services: readonly GameService[];
}

/** Service on a game's page of the front-end site. */
export interface GameService {
  readonly name: string;
  /** When `unit` is absent, also the `link` of a service of the catalogue (`serviceByLink`). */
  readonly link: string;
  /** Unit that the link is sold by; absent when a service of the catalogue is. */
  readonly unit?: CountedUnit;
}

/** The 18 games, ordered by id. */
export const games: readonly Game[] = /* @__PURE__ */ deepFreeze<readonly Game[]>(gamesData);

const byId = /* @__PURE__ */ indexBy(games, (game): number[] => [game.id]);
const bySlug = /* @__PURE__ */ indexBy(games, (game): string[] => [game.slug]);
const normalizeName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
const byAlias = /* @__PURE__ */ indexBy(games, ({ slug, name, aliases }): string[] =>
  [slug, name, ...aliases].map(normalizeName),
);

/** Finds a game by id. */
export function gameById<const I>(id: LookupKey<GameId, I>): LookupResult<Game, GameId, I>;
export function gameById(id: number): Game | undefined {
  return byId.get(id);
}

/** Finds a game by slug, case-sensitive. */
export function gameBySlug<const I>(slug: LookupKey<GameSlug, I>): LookupResult<Game, GameSlug, I>;
export function gameBySlug(slug: string): Game | undefined {
  return bySlug.get(slug);
}

/** Finds a game by slug, name or alias, ignoring case, spaces and punctuation. */
export function gameByAlias(text: string): Game | undefined {
  return byAlias.get(normalizeName(text));
}

/** Whether a value is a game id. */
export function isGameId(value: unknown): value is GameId {
  return byId.has(value as number);
}
