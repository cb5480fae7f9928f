import { wantedWords } from '@boostdesk/api-client/contract';
import type { AreaQuery } from '../../parts/area/area-view.ts';
import { actionOptions } from './action-words.ts';
import { kindOptions } from './object-link.tsx';

const idsOf = (options: readonly { readonly id: string; readonly label: string }[], word: string): string[] =>
  options.filter(({ label }) => label.toLocaleLowerCase().includes(word.toLocaleLowerCase())).map(({ id }) => id);

/** The log keeps codes and rows say them in the reader's words: the search tells which codes its words stand for. */
export function asSaid(query: AreaQuery): AreaQuery {
  const words = [...new Set(wantedWords(query.text ?? ''))];
  const said = words
    .map((word) => ({ word, actions: idsOf(actionOptions(), word), kinds: idsOf(kindOptions(), word) }))
    .filter(({ actions, kinds }) => actions.length + kinds.length > 0);
  return said.length === 0 ? query : { ...query, filter: { ...query.filter, said } };
}
