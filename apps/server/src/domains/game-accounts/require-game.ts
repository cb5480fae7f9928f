import { type GameId, isGameId } from '@boostdesk/catalogs';

/** @throws Error for an unknown game, and for 0 (no particular game) */
export function requireGame(id: number): Exclude<GameId, 0> {
  if (!isGameId(id) || id === 0) throw new Error(`An account is of the game ${id}.`);
  return id;
}
