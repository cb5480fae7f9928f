import { searchTerms } from '@boostdesk/api-client/contract';
import { toInstants } from '../../i18n/day-span.ts';
import type { AreaQuery } from '../../shared/area/area-view.ts';
import { actionOptions } from './action-words.ts';
import { dayIn } from './day-in.ts';
import { kindOptions } from './object-link.tsx';
import { amountIn, daysHeld, type HeldValues, valuesCalled } from './value-words.ts';

interface Said {
  readonly word: string;
  readonly actions: readonly string[];
  readonly kinds: readonly string[];
  readonly fields: readonly HeldValues[];
  readonly at?: { readonly since: string; readonly before: string };
}

const idsOf = (options: readonly { readonly id: string; readonly label: string }[], word: string): string[] =>
  options.filter(({ label }) => label.toLocaleLowerCase().includes(word.toLocaleLowerCase())).map(({ id }) => id);

function meant(word: string): Said {
  const day = dayIn(word);
  const [actions, kinds] = [idsOf(actionOptions(), word), idsOf(kindOptions(), word)];
  if (day !== null) return { word, actions, kinds, fields: daysHeld(day), at: toInstants({ from: day, to: day }) };
  return { word, actions, kinds, fields: [...valuesCalled(word), ...amountIn(word)] };
}

/** The log keeps codes and rows say them in the reader's words: the search tells which codes its words stand for. */
export function asSaid(query: AreaQuery): AreaQuery {
  const words = [...new Set(searchTerms(query.text ?? ''))];
  const said = words
    .map(meant)
    .filter(({ actions, kinds, fields }) => actions.length + kinds.length + fields.length > 0);
  return said.length === 0 ? query : { ...query, filter: { ...query.filter, said } };
}
