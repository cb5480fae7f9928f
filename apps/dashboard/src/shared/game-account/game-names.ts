import { games } from '@boostdesk/catalogs';

const names = new Map<number, string>(games.map(({ id, name }) => [id, name]));

/** A game as it is called. */
export const gameName = (id: number): string => names.get(id) ?? String(id);

/** Games to choose from: all but the one that stands for none in particular. */
export const gameOptions = games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name }));
