import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { formatTransition } from '../../i18n/format-transition.ts';
import { fieldOf } from './fields.ts';
import { isNumeric, type Names } from './format-values.ts';

/** A decimal column is read as text ('33.00') and written as a number: what counts is what it says. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isNumeric(one) && isNumeric(other) && Number(one) === Number(other));

type Change = Pick<SiteLogEntry, 'object' | 'before' | 'after'> & Names;

/** One line a field that changed: 'Status: Processing → Paused'. What was not there before has no arrow. */
export function changesOf({ object, before, after, ...names }: Change): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const was = before?.[field];
    if (was !== undefined && isSame(was, after?.[field])) return [];
    const [label, show] = fieldOf(object.kind, field);
    const is = show(after?.[field], after ?? {}, names);
    return was === undefined
      ? [`${label()}: ${is}`]
      : [`${label()}: ${formatTransition(show(was, before ?? {}, names), is)}`];
  });
}
