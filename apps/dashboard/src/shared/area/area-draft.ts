import * as z from 'zod/mini';
import type { AreaField, AreaRow, Fields } from './area-view.ts';

/** Distinguishes NaN (unreadable amount) from null (empty field), which JSON does not. */
const isSame = (one: unknown, other: unknown): boolean =>
  Number.isNaN(one) === Number.isNaN(other) && JSON.stringify(one) === JSON.stringify(other);

/** Picks the fields of the form from a row. */
export const fieldsOf = (form: readonly AreaField[], row: object): Fields => {
  const given = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(form.map(({ name }) => [name, given.get(name)]));
};

export const changedFields = (form: readonly AreaField[], one: Fields, other: Fields): string[] =>
  form.map(({ name }) => name).filter((name) => !isSame(one[name], other[name]));

/** Names of the fields with unreadable input, which JSON would send as empty. */
export const unreadFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => Number.isNaN(fields[name]));

/** Two edits of a row that both began with `base`. */
export interface Conflict {
  readonly theirs: readonly string[];
  /** Of these, the fields that both changed differently: the user has to choose. */
  readonly both: readonly string[];
}

export function conflictOf(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Conflict {
  const changedByThem = changedFields(form, base, theirs);
  const changedByMe = new Set(changedFields(form, base, mine));
  const both = changedByThem.filter((name) => changedByMe.has(name) && !isSame(mine[name], theirs[name]));
  return { theirs: changedByThem, both };
}

/** Applies my changes to their version. */
export function mergedFields(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Fields {
  const changedByMe = changedFields(form, base, mine);
  return { ...theirs, ...Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) };
}

const isAmount = (value: unknown): boolean => value === null || (typeof value === 'number' && !Number.isNaN(value));

/** Whether the value is possible for the field. Drafts have no unreadable amounts. */
function isValidFor(field: AreaField, value: unknown): boolean {
  switch (field.kind) {
    case 'percent':
    case 'count':
    case 'money':
    case 'person':
      return isAmount(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return value === null || field.options.some(({ id }) => id === value);
    case 'choices':
      if (value === null) return field.all !== undefined;
      return Array.isArray(value) && value.every((one) => field.options.some(({ id }) => id === one));
    case 'day':
      return value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
    case 'markdown':
      return typeof value === 'string';
    default:
      return typeof value === 'string' || (value === null && field.isOptional === true);
  }
}

/**
 * Merges a stored draft into the form's initial fields. Fields of another version are dropped, as the server would
 * refuse them and the user could not correct them. Checked by the form's definition, as many initial values are null.
 */
export function withCompatibleFields(form: readonly AreaField[], start: Fields, stored: Fields): Fields {
  const compatible = form.filter((field) => field.name in stored && isValidFor(field, stored[field.name]));
  return { ...start, ...Object.fromEntries(compatible.map(({ name }) => [name, stored[name]])) };
}

const StoredFields = z.record(z.string(), z.unknown());
const StoredAreaDraft = z.object({ version: z.optional(z.number()), base: StoredFields, fields: StoredFields });

/** Unsaved input of a row and the fields it began from, without other data of the row. */
export interface AreaDraft {
  readonly version?: number | undefined;
  readonly base: Fields;
  readonly fields: Fields;
}

/** Name of the stored draft of a row. */
export const areaDraftName = (area: string, id: number): string => `area ${area} ${id}`;

/** Name of the stored draft of a new row, which may be for an order. */
export const newRowDraftName = (area: string, order?: number): string =>
  order === undefined ? `area ${area} new` : `area ${area} new for order ${order}`;

export const parseAreaDraft = (stored: unknown): AreaDraft | undefined => StoredAreaDraft.safeParse(stored).data;

/** Restores the fields of a new row. */
export function parseNewFields(form: readonly AreaField[], start: Fields, stored: unknown): Fields | undefined {
  const fields = StoredFields.safeParse(stored).data;
  return fields && withCompatibleFields(form, start, fields);
}

/** Null for an unchanged draft. */
export const toDraft = (form: readonly AreaField[], draft: AreaDraft): AreaDraft | null =>
  changedFields(form, draft.base, draft.fields).length === 0 ? null : draft;

/** Fits a stored draft into the current form; null when nothing differs from `start`. */
export function restoreAreaDraft(form: readonly AreaField[], start: Fields, stored: AreaDraft): AreaDraft | null {
  const base = withCompatibleFields(form, start, stored.base);
  const fields = withCompatibleFields(form, base, stored.fields);
  return toDraft(form, { version: stored.version, base, fields });
}

/** Input typed after the form was sent, as a draft on the saved row; null without any. */
export const toLaterDraft = (
  form: readonly AreaField[],
  { sent, now, saved }: { readonly sent: Fields; readonly now: Fields; readonly saved: AreaRow },
): AreaDraft | null => {
  const base = fieldsOf(form, saved);
  return toDraft(form, { version: saved.version, base, fields: mergedFields(form, sent, now, base) });
};
