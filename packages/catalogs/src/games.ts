import { frozen, indexBy } from './frozen.ts';
import { gamesData } from './games.data.ts';
import type { PlatformId } from './platforms.data.ts';

export type GameId = (typeof gamesData)[number]['id'];
export type GameSlug = (typeof gamesData)[number]['slug'];
export type GameName = (typeof gamesData)[number]['name'];

/** SPEC §3, Game. `link` and the services' links are paths of the front-end site. */
export interface Game {
  readonly id: GameId;
  readonly name: GameName;
  readonly slug: GameSlug;
  readonly link: string;
  readonly aliases: readonly string[];
  readonly platforms: readonly PlatformId[];
  readonly services: readonly GameService[];
}

/** What a game sells on the front-end site. */
export interface GameService {
  readonly name: string;
  readonly link: string;
}

export const games: readonly Game[] = /* @__PURE__ */ frozen<readonly Game[]>(gamesData);

const byId = /* @__PURE__ */ indexBy(games, (game): number[] => [game.id]);
const bySlug = /* @__PURE__ */ indexBy(games, (game): string[] => [game.slug]);
const byAlias = /* @__PURE__ */ indexBy(games, (game): string[] => [
  game.slug,
  game.name.toLowerCase(),
  ...game.aliases,
]);

/** A known id always has its game; a number from outside may have none. */
export function gameById(id: GameId): Game;
export function gameById(id: number): Game | undefined;
export function gameById(id: number): Game | undefined {
  return byId.get(id);
}

export function gameBySlug(slug: GameSlug): Game;
export function gameBySlug(slug: string): Game | undefined;
export function gameBySlug(slug: string): Game | undefined {
  return bySlug.get(slug);
}

/** By any name that people type ('lol', 'R6', ' Overwatch 2 '), whatever the case and the spaces around it. */
export function gameByAlias(text: string): Game | undefined {
  return byAlias.get(text.trim().toLowerCase());
}

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'number' && byId.has(value);
}
