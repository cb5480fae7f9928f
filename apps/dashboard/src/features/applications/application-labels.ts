import { formatList } from '@boostdesk/i18n/format-list';
import { gameName } from '../../shared/labels/catalog-names.ts';
import type { Application } from './api.ts';

/** The games that somebody wants to play. */
export const gamesLabel = (row: Application): string => formatList(row.games.map(gameName));
