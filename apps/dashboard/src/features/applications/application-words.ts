import { games } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import type { Application } from './application.ts';

const names = new Map<number, string>(games.map(({ id, name }) => [id, name]));

/** The games that somebody wants to play. */
export const gamesWords = (row: Application): string => formatList(row.games.map((id) => names.get(id) ?? String(id)));
