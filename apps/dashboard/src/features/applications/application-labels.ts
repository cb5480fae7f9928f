import { games } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import type { Application } from './application.ts';

const gameNames = new Map<number, string>(games.map(({ id, name }) => [id, name]));

/** Names of the selected games. */
export const gamesLabel = (row: Application): string =>
  formatList(row.games.map((id) => gameNames.get(id) ?? String(id)));
