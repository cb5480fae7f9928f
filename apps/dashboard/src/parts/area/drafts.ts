import * as z from 'zod/mini';
import { keepDraft, readDraft } from '../../app/drafts.ts';
import type { Fields } from './area-view.ts';

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

export const keptAreaDraft = (form: FormOf): AreaDraft | null =>
  AreaDraft.safeParse(readDraft(form.user, nameOf(form))).data ?? null;

export const keepAreaDraft = (form: FormOf, draft: AreaDraft | null): void => keepDraft(form.user, nameOf(form), draft);
