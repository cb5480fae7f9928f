import { searchTerms } from '@boostdesk/api-client/contract';
import { fold } from '@boostdesk/search';
import { toInstants } from '../../i18n/day-span.ts';
import type { AreaQuery } from '../../shared/area/area-view.ts';
import { actionOptions } from './action-labels.ts';
import { type FieldValues, matchAmount, matchDay, matchLabels } from './match-values.ts';
import { kindOptions } from './object-link.tsx';
import { parseDay } from './parse-day.ts';

interface TermMatches {
  readonly word: string;
  readonly actions: readonly string[];
  readonly kinds: readonly string[];
  readonly fields: readonly FieldValues[];
  readonly at?: { readonly since: string; readonly before: string };
}

const idsWithLabel = (options: readonly { readonly id: string; readonly label: string }[], word: string): string[] =>
  options.filter(({ label }) => fold(label).includes(fold(word))).map(({ id }) => id);

function matchTerm(word: string): TermMatches {
  const day = parseDay(word);
  const [actions, kinds] = [idsWithLabel(actionOptions(), word), idsWithLabel(kindOptions(), word)];
  if (day !== null) return { word, actions, kinds, fields: matchDay(day), at: toInstants({ from: day, to: day }) };
  return { word, actions, kinds, fields: [...matchLabels(word), ...matchAmount(word)] };
}

/** Adds codes to the search: the log stores codes, while rows show labels. */
export function withLabelMatches(query: AreaQuery): AreaQuery {
  const words = [...new Set(searchTerms(query.text ?? ''))];
  const said = words
    .map(matchTerm)
    .filter(({ actions, kinds, fields }) => actions.length + kinds.length + fields.length > 0);
  return said.length === 0 ? query : { ...query, filter: { ...query.filter, said } };
}
