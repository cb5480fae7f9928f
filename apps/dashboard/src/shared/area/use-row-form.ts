import { useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { useLatest } from '../../core/use-latest.ts';
import { fieldsOf } from './area-draft.ts';
import type { AreaRow, AreaView, Fields } from './area-view.ts';
import { toDraft, toLaterDraft } from './drafts.ts';
import { useSavedToast } from './saved-toast.ts';
import { useCacheRow } from './use-area.ts';
import { type EditableRow, useRowDraft } from './use-row-draft.ts';
import { useSave } from './use-save.ts';

interface RowFormOptions<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  /** Null while the row loads, and when it is read-only. */
  readonly editable: EditableRow<Row> | null;
  readonly onSaved: () => void;
}

export type RowFormState<Row extends AreaRow> = NonNullable<ReturnType<typeof useRowForm<Row>>>;

/** State of a row's form. It lives above the panel, whose content remounts when it changes between beside and over the page. */
export function useRowForm<Row extends AreaRow>({ area, editable, onSaved }: RowFormOptions<Row>) {
  const draft = useRowDraft(area, editable);
  const latest = useLatest(draft);
  const cacheRow = useCacheRow<Row>(area.name);
  const { save, isPending, problem, setProblem } = useSave();
  const [theirs, setTheirs] = useState<Row | null>(null);
  const savedToast = useSavedToast();
  if (editable === null || draft === null) return null;
  const { form, row } = editable;
  const { version, base, fields, isBack, isChanged, change, put } = draft;

  const showConflict = async (sentence: string) => {
    const now = await area.api.get({ id: row.id }).catch(() => null);
    if (now !== null) cacheRow(now.row);
    if (now === null || now.row.version === version) setProblem({ message: sentence, fields: {} });
    else setTheirs(now.row);
    onSaved();
  };
  const submit = async () => {
    const { update } = area.api;
    if (isPending || !isChanged || update === undefined) return;
    const request = { id: row.id, version: version ?? 0, fields: fields as never };
    const outcome = await save(request, (options) => update(request, options));
    if (outcome === null) return;
    if ('stale' in outcome) return showConflict(outcome.stale);
    cacheRow(outcome.row);
    put(toLaterDraft(form, { sent: fields, now: latest.current?.fields ?? fields, saved: outcome.row }));
    toasts.add(savedToast(area.nameOf(outcome.row)));
    onSaved();
  };
  const settle = (merged: Fields | null) => {
    if (theirs !== null && merged !== null)
      put(toDraft(form, { version: theirs.version, base: fieldsOf(form, theirs), fields: merged }));
    else put(null);
    setTheirs(null);
    setProblem(null);
  };
  const discard = () => settle(null);
  return {
    ...{ form, row, base, fields, isBack, isChanged, isPending, problem, theirs },
    ...{ change, discard, setProblem, settle, submit },
  };
}
