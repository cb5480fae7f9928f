import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { fieldsOf } from './area-draft.ts';
import type { AreaField, AreaRow, AreaView, Fields } from './area-view.ts';
import { type AreaDraft, readAreaDraft, toDraft, writeAreaDraft } from './drafts.ts';

/** A row in edit and its form. */
export interface EditableRow<Row extends AreaRow> {
  readonly form: readonly AreaField[];
  readonly row: Row;
}

interface DraftHistory {
  /** The draft as it was restored. */
  readonly restored: AreaDraft | null;
  readonly current: AreaDraft | null;
}

/**
 * Draft of a row, stored across panel, page and session.
 * @returns null until the row has loaded
 */
export function useRowDraft<Row extends AreaRow>(
  { name }: Pick<AreaView<Row>, 'name'>,
  editable: EditableRow<Row> | null,
) {
  const { id: user } = useAtomValue(actorAtom);
  const [history, setHistory] = useState<DraftHistory | null>(null);
  if (editable === null) return null;
  const { form, row } = editable;
  const place = { user, area: name, id: row.id };
  if (history === null) {
    const before = readAreaDraft(place, form, fieldsOf(form, row));
    // React renders again before the browser paints.
    setHistory({ restored: before, current: before });
    return null;
  }
  const put = (now: AreaDraft | null) => {
    writeAreaDraft(place, now);
    setHistory({ ...history, current: now });
  };
  const { version, base } = history.current ?? { version: row.version, base: fieldsOf(form, row) };
  return {
    version,
    base,
    fields: history.current?.fields ?? base,
    isChanged: history.current !== null,
    isBack: history.current !== null && history.current === history.restored,
    change: (fields: Fields) => put(toDraft(form, { version, base, fields })),
    put,
  };
}
