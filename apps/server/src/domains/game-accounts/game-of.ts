import { type GameId, isGameId } from '@boostdesk/catalogs';

/** The game of an account: never the one that stands for none in particular. */
export function gameOf(id: number): Exclude<GameId, 0> {
  if (!isGameId(id) || id === 0) throw new Error(`An account is of the game ${id}.`);
  return id;
}
