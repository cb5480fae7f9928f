import * as z from 'zod/mini';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { changedFields, fieldsOf, mergedFields } from './area-draft.ts';
import type { AreaField, AreaRow, Fields } from './area-view.ts';
import { fittedFields, keepableFields } from './fitted-draft.ts';

const AreaDraft = z.object({
  version: z.optional(z.number()),
  base: z.record(z.string(), z.unknown()),
  fields: z.record(z.string(), z.unknown()),
});

/** Unsaved input and the fields it began from, without other data of the row. */
export interface AreaDraft {
  /** Version of the row; undefined for a new one. */
  readonly version?: number | undefined;
  readonly base: Fields;
  readonly fields: Fields;
}

/** Identifies the form of a row or a new row of a user. */
export interface FormOf {
  readonly user: number;
  readonly area: string;
  readonly id: number | 'new';
}

const nameOf = ({ area, id }: FormOf): string => `area ${area} ${id}`;

/** Null for an unchanged draft. */
export const draftOf = (form: readonly AreaField[], draft: AreaDraft): AreaDraft | null =>
  changedFields(form, draft.base, draft.fields).length === 0 ? null : draft;

/** Restores a draft in the current form; null when nothing differs from `start`. */
export function keptAreaDraft(place: FormOf, form: readonly AreaField[], start: Fields): AreaDraft | null {
  const kept = AreaDraft.safeParse(readDraft(place.user, nameOf(place))).data;
  if (kept === undefined) return null;
  const base = fittedFields(form, start, kept.base);
  const fields = fittedFields(form, base, kept.fields);
  return draftOf(form, { version: kept.version, base, fields });
}

export const keepAreaDraft = (place: FormOf, draft: AreaDraft | null): void =>
  keepDraft(place.user, nameOf(place), draft && { ...draft, fields: keepableFields(draft.fields) });

/** Input typed after the form was sent, as a draft on the saved row; null without any. */
export const draftSince = (
  form: readonly AreaField[],
  { sent, now, saved }: { readonly sent: Fields; readonly now: Fields; readonly saved: AreaRow },
): AreaDraft | null => {
  const base = fieldsOf(form, saved);
  return draftOf(form, { version: saved.version, base, fields: mergedFields(form, sent, now, base) });
};
