import { games } from '@boostdesk/catalogs';

const names = new Map<number, string>(games.map(({ id, name }) => [id, name]));

/** Name of a game; the id for an unknown one. */
export const gameName = (id: number): string => names.get(id) ?? String(id);

/** Options of all games, without the general one. */
export const gameOptions = games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name }));
