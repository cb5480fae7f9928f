import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLatest } from '../../core/use-latest.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { isConflict, useSubmit } from '../hooks/use-submit.ts';
import {
  type AreaDraft,
  areaDraftName,
  fieldsOf,
  parseAreaDraft,
  restoreAreaDraft,
  toDraft,
  toLaterDraft,
} from './area-draft.ts';
import type { AreaField, AreaRow, Fields, PanelArea } from './area-view.ts';
import { useCacheRow } from './use-area.ts';

/** A row in edit and its form. */
interface EditableRow<Row extends AreaRow> {
  readonly form: readonly AreaField[];
  readonly row: Row;
}

interface RowFormOptions<Row extends AreaRow> {
  readonly area: PanelArea<Row>;
  readonly id: number;
  /** Null while the row loads, and when it is read-only. */
  readonly editable: EditableRow<Row> | null;
  /** Called after the row is saved, and when another user has changed it. */
  readonly onChanged: () => void;
  /** Called after the row is saved, unless the user has typed on meanwhile. */
  readonly onSaved?: (() => void) | undefined;
}

/** Fields of the form: the draft's, else the row's. A restored draft may be of another form, so it is fitted first. */
function toFormState<Row extends AreaRow>(
  { form, row }: EditableRow<Row>,
  stored: AreaDraft | null,
  isRestored: boolean,
) {
  const start = fieldsOf(form, row);
  const draft = stored !== null && isRestored ? restoreAreaDraft(form, start, stored) : stored;
  const { version, base, fields } = draft ?? { version: row.version, base: start, fields: start };
  const isChanged = draft !== null;
  return { form, row, version, base, fields, isChanged, isBack: isChanged && isRestored };
}

export type RowFormState<Row extends AreaRow> = NonNullable<ReturnType<typeof useRowForm<Row>>>;

/** State of a row's form. It lives above the panel, whose content remounts when it changes between beside and over the page. */
export function useRowForm<Row extends AreaRow>({ area, id, editable, onChanged, onSaved }: RowFormOptions<Row>) {
  const { t } = useLingui();
  const cacheRow = useCacheRow<Row>(area.name);
  const draft = useDraft<AreaDraft | null>(areaDraftName(area.name, id), () => null, { parse: parseAreaDraft });
  const [theirs, setTheirs] = useState<Row | null>(null);
  const state = editable && toFormState(editable, draft.value, draft.value === (draft.restored ?? null));
  const latest = useLatest(state);
  const { submit, isPending, problem, setProblem } = useSubmit<{ readonly row: Row }>({
    success: ({ row }) => {
      const name = area.nameOf(row);
      return t`${name} saved.`;
    },
    onSuccess: ({ row: saved }) => {
      cacheRow(saved);
      onChanged();
      if (state === null) return;
      const { form, fields: sent } = state;
      const later = toLaterDraft(form, { sent, now: latest.current?.fields ?? sent, saved });
      draft.change(later);
      if (later === null) onSaved?.();
    },
    handleError: (error) => isConflict(error) && showTheirs(),
  });

  /** Shows the version of another user; false when there is none. */
  async function showTheirs(): Promise<boolean> {
    const now = await area.api.get({ id }).catch(() => null);
    if (now !== null) cacheRow(now.row);
    const isNewer = now !== null && now.row.version !== state?.version;
    if (isNewer) setTheirs(now.row);
    onChanged();
    return isNewer;
  }

  if (state === null) return null;
  const { form, version, base, fields, isChanged } = state;
  const save = () => {
    const { update } = area.api;
    if (isChanged && update !== undefined) void submit(update, { id, version: version ?? 0, fields: fields as never });
  };
  const settle = (merged: Fields | null) => {
    const isMerged = theirs !== null && merged !== null;
    draft.change(
      isMerged ? toDraft(form, { version: theirs.version, base: fieldsOf(form, theirs), fields: merged }) : null,
    );
    setTheirs(null);
    setProblem(null);
  };
  return {
    ...state,
    ...{ isPending, problem, theirs, setProblem, settle, submit: save },
    change: (next: Fields) => draft.change(toDraft(form, { version, base, fields: next })),
    discard: () => settle(null),
  };
}
