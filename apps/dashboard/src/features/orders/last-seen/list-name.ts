import { gameById } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { t } from '@lingui/core/macro';
import type { KeptList, KeptQuery } from '../../../data/kept/kept-lists.ts';
import { statusWord } from '../../../i18n/order-words.ts';
import { needWord } from '../../../shared/labels/need-words.ts';

const scopeName = (scope: KeptQuery['scope']): string => {
  if (scope === 'board') return t`Board`;
  return scope === 'mine' ? t`My orders` : t`All orders`;
};

/** A list by all that was chosen for it: 'My orders · Processing · Valorant'. */
export function listName({ scope, archived, status = [], need, game = [] }: KeptQuery): string {
  const chosen = [
    archived === true ? t`Cancelled` : null,
    ...status.map(statusWord),
    need === undefined ? null : needWord(need),
    ...game.map((id) => translate(gameById(id)?.name ?? `${id}`)),
  ];
  return [scopeName(scope), ...chosen.filter((word) => word !== null)].join(' · ');
}

/** Lists that were asked for with the same are the same list. */
export const idOfList = ({ query }: Pick<KeptList, 'query'>): string => JSON.stringify(query);
