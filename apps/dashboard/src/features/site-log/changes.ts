import type { SiteLogEntry } from '@boostdesk/api-client/contract';

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** One line a field that changed: 'status: 1 → 3'. What was not there before has no arrow. */
export function changesOf({ before, after }: Pick<SiteLogEntry, 'before' | 'after'>): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const was = before?.[field];
    const is = after?.[field];
    if (was === undefined) return `${field}: ${show(is)}`;
    return `${field}: ${show(was)} → ${is === undefined ? '' : show(is)}`;
  });
}
