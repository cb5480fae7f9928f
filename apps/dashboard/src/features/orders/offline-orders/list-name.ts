import { statusLabel } from '@boostdesk/i18n/status-label';
import { t } from '@lingui/core/macro';
import type { StoredListQuery } from '../../../data/persisted-queries/stored-data.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';
import { needLabel } from '../../../shared/labels/need-labels.ts';
import type { CachedList } from './offline-snapshot.ts';

const scopeName = (scope: StoredListQuery['scope']): string => {
  if (scope === 'board') return t`Board`;
  return scope === 'mine' ? t`My orders` : t`All orders`;
};

/** The name of a list with its filters: 'My orders · Processing · Valorant'. */
export function listName({ scope, archived, status = [], need, game = [] }: StoredListQuery): string {
  const chosen = [
    archived === true ? t`Cancelled` : null,
    ...status.map(statusLabel),
    need === undefined ? null : needLabel(need),
    ...game.map(gameName),
  ];
  return [scopeName(scope), ...chosen.filter((word) => word !== null)].join(' · ');
}

export const idOfList = ({ query }: Pick<CachedList, 'query'>): string => JSON.stringify(query);
