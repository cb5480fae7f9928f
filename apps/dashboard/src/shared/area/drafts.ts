import * as z from 'zod/mini';
import { readDraft, writeDraft } from '../../data/drafts.ts';
import { changedFields, fieldsOf, mergedFields } from './area-draft.ts';
import type { AreaField, AreaRow, Fields } from './area-view.ts';
import { storableFields, withCompatibleFields } from './compatible-draft.ts';

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
export interface FormId {
  readonly user: number;
  readonly area: string;
  readonly id: number | 'new';
}

const nameOf = ({ area, id }: FormId): string => `area ${area} ${id}`;

/** Null for an unchanged draft. */
export const toDraft = (form: readonly AreaField[], draft: AreaDraft): AreaDraft | null =>
  changedFields(form, draft.base, draft.fields).length === 0 ? null : draft;

/** Restores a draft in the current form; null when nothing differs from `start`. */
export function readAreaDraft(formId: FormId, form: readonly AreaField[], start: Fields): AreaDraft | null {
  const stored = AreaDraft.safeParse(readDraft(formId.user, nameOf(formId))).data;
  if (stored === undefined) return null;
  const base = withCompatibleFields(form, start, stored.base);
  const fields = withCompatibleFields(form, base, stored.fields);
  return toDraft(form, { version: stored.version, base, fields });
}

export const writeAreaDraft = (formId: FormId, draft: AreaDraft | null): void =>
  writeDraft(formId.user, nameOf(formId), draft && { ...draft, fields: storableFields(draft.fields) });

/** Input typed after the form was sent, as a draft on the saved row; null without any. */
export const toLaterDraft = (
  form: readonly AreaField[],
  { sent, now, saved }: { readonly sent: Fields; readonly now: Fields; readonly saved: AreaRow },
): AreaDraft | null => {
  const base = fieldsOf(form, saved);
  return toDraft(form, { version: saved.version, base, fields: mergedFields(form, sent, now, base) });
};
