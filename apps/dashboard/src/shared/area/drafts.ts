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

/** What somebody typed and did not save yet, with what it began from: of the row nothing is kept that the form does not show. */
export interface AreaDraft {
  /** Of the row; a new one has none. */
  readonly version?: number | undefined;
  readonly base: Fields;
  readonly fields: Fields;
}

/** A user's form of an area: of a row, or of one that is not there yet. */
export interface FormOf {
  readonly user: number;
  readonly area: string;
  readonly id: number | 'new';
}

const nameOf = ({ area, id }: FormOf): string => `area ${area} ${id}`;

/** An unchanged draft is none. */
export const draftOf = (form: readonly AreaField[], draft: AreaDraft): AreaDraft | null =>
  changedFields(form, draft.base, draft.fields).length === 0 ? null : draft;

/** As the form is now, where it began with `start`; null where nothing is left that differs. */
export function keptAreaDraft(place: FormOf, form: readonly AreaField[], start: Fields): AreaDraft | null {
  const kept = AreaDraft.safeParse(readDraft(place.user, nameOf(place))).data;
  if (kept === undefined) return null;
  const base = fittedFields(form, start, kept.base);
  const fields = fittedFields(form, base, kept.fields);
  return draftOf(form, { version: kept.version, base, fields });
}

export const keepAreaDraft = (place: FormOf, draft: AreaDraft | null): void =>
  keepDraft(place.user, nameOf(place), draft && { ...draft, fields: keepableFields(draft.fields) });

/** What somebody typed on after they had sent a form, over the row as it was saved; null where they did not. */
export const draftSince = (
  form: readonly AreaField[],
  { sent, now, saved }: { readonly sent: Fields; readonly now: Fields; readonly saved: AreaRow },
): AreaDraft | null => {
  const base = fieldsOf(form, saved);
  return draftOf(form, { version: saved.version, base, fields: mergedFields(form, sent, now, base) });
};
