import { frozen, indexBy } from './frozen.ts';
import { gamesData } from './games.data.ts';
import type { Asked, Found } from './known.ts';
import type { PlatformId } from './platforms.data.ts';
import type { CountedUnit } from './units.ts';

/** 0 to 17, as in SPEC §3. */
export type GameId = (typeof gamesData)[number]['id'];
/** A game in an address. */
export type GameSlug = (typeof gamesData)[number]['slug'];
/** A game as it is shown, spelt as in SPEC §3. */
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
  /** How it is counted, where it is sold by its link alone; absent where services of the catalogue stand behind it. */
  readonly unit?: CountedUnit;
}

/** The 18 games in the order of their ids. SPEC §3. */
export const games: readonly Game[] = /* @__PURE__ */ frozen<readonly Game[]>(gamesData);

const byId = /* @__PURE__ */ indexBy(games, (game): number[] => [game.id]);
const bySlug = /* @__PURE__ */ indexBy(games, (game): string[] => [game.slug]);
/** Written together or apart, with or without a hyphen. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
const byAlias = /* @__PURE__ */ indexBy(games, ({ slug, name, aliases }): string[] =>
  [slug, name, ...aliases].map(plainName),
);

/** A known id always has its game; a number from outside may have none; an id that is wrong as written does not compile. */
export function gameById<I extends number>(id: Asked<GameId, I>): Found<Game, GameId, I>;
export function gameById(id: number): Game | undefined {
  return byId.get(id);
}

/** By the name in an address; the case counts. */
export function gameBySlug<I extends string>(slug: Asked<GameSlug, I>): Found<Game, GameSlug, I>;
export function gameBySlug(slug: string): Game | undefined {
  return bySlug.get(slug);
}

/** By any name that people type ('lol', 'R6', ' Overwatch 2 ', 'rocketleague'), whatever the case, the spaces and the signs. */
export function gameByAlias(text: string): Game | undefined {
  return byAlias.get(plainName(text));
}

/** Whether a value from outside is the id of a game. */
export function isGameId(value: unknown): value is GameId {
  return byId.has(value as number);
}
