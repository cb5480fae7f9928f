import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { formatTransition } from '@boostdesk/i18n/rank-label';
import { fieldOf } from './fields.ts';
import { isNumeric, type Names } from './format-values.ts';

/** Decimal columns are read as text ('33.00') and written as numbers, so they are compared by value. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isNumeric(one) && isNumeric(other) && Number(one) === Number(other));

type Change = Pick<SiteLogEntry, 'object' | 'before' | 'after'> & Names;

/** One line per changed field: 'Status: Processing → Paused'. New fields have no arrow. */
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
