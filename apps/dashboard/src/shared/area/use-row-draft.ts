import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { fieldsOf } from './area-draft.ts';
import type { AreaField, AreaRow, AreaView, Fields } from './area-view.ts';
import { type AreaDraft, draftOf, keepAreaDraft, keptAreaDraft } from './drafts.ts';

/** A row in edit and its form. */
export interface FormedRow<Row extends AreaRow> {
  readonly form: readonly AreaField[];
  readonly row: Row;
}

interface Kept {
  /** The draft as it was restored. */
  readonly before: AreaDraft | null;
  readonly now: AreaDraft | null;
}

/**
 * Draft of a row, stored across panel, page and session.
 * @returns null until the row has loaded
 */
export function useRowDraft<Row extends AreaRow>({ name }: Pick<AreaView<Row>, 'name'>, formed: FormedRow<Row> | null) {
  const { id: user } = useAtomValue(actorAtom);
  const [kept, setKept] = useState<Kept | null>(null);
  if (formed === null) return null;
  const { form, row } = formed;
  const place = { user, area: name, id: row.id };
  if (kept === null) {
    const before = keptAreaDraft(place, form, fieldsOf(form, row));
    // React renders again before the browser paints.
    setKept({ before, now: before });
    return null;
  }
  const put = (now: AreaDraft | null) => {
    keepAreaDraft(place, now);
    setKept({ ...kept, now });
  };
  const { version, base } = kept.now ?? { version: row.version, base: fieldsOf(form, row) };
  return {
    version,
    base,
    fields: kept.now?.fields ?? base,
    isChanged: kept.now !== null,
    isBack: kept.now !== null && kept.now === kept.before,
    change: (fields: Fields) => put(draftOf(form, { version, base, fields })),
    put,
  };
}
