import { gameById, games, serverById, serviceById } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';

/** Name of a game; the id for an unknown one. */
export const gameName = (id: number): string => translate(gameById(id)?.name ?? String(id));

export const serviceName = (id: number): string => translate(serviceById(id)?.name ?? String(id));

/** Name of an order's server: 'EU-West'; null for none and for an unknown one. */
export const serverName = (id: number | null): string | null => (id === null ? null : (serverById(id)?.server ?? null));

/** Short name of an order's server; `abbrevation` is SPEC's spelling (§3). */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));

/** Options of all games, without the general one. */
export const gameOptions = games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name }));
