import { Button } from '@boostdesk/ui/button';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { actorAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { toasts } from '../../app/toasts.ts';
import { DraftNote } from '../draft-note.tsx';
import { changedFields, fieldsOf } from './area-draft.ts';
import type { AreaField, AreaRow, AreaView, Fields } from './area-view.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { type AreaDraft, keepAreaDraft, keptAreaDraft } from './drafts.ts';
import { PanelFrame } from './panel-frame.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RowFields } from './row-fields.tsx';
import { useSavedToast } from './saved-toast.ts';
import { useSave } from './use-save.ts';

export interface AreaFormProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly form: readonly AreaField[];
  readonly row: Row;
  readonly facts: ReactNode;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What was typed over a row; it outlives the panel, the page and the session. An unchanged draft is none. */
function useDraft<Row extends AreaRow>({ area, form, row }: Pick<AreaFormProps<Row>, 'area' | 'form' | 'row'>) {
  const { id: user } = useAtomValue(actorAtom);
  const place = { user, area: area.name, id: row.id };
  const [before] = useState(() => keptAreaDraft(place, form, fieldsOf(form, row)));
  const [draft, setDraft] = useState(before);
  const put = (next: AreaDraft | null) => {
    keepAreaDraft(place, next);
    setDraft(next);
  };
  const { version, base } = draft ?? { version: row.version, base: fieldsOf(form, row) };
  return {
    version,
    base,
    fields: draft?.fields ?? base,
    isChanged: draft !== null,
    /** It stands as it was left. */
    isBack: draft !== null && draft === before,
    change: (fields: Fields) => put(changedFields(form, base, fields).length === 0 ? null : { version, base, fields }),
    put,
  };
}

/** The form of a row. Who saves what somebody else has changed meanwhile sees both, and chooses. */
export const AreaForm = <Row extends AreaRow>({ area, form, row, facts, onClose, onSaved }: AreaFormProps<Row>) => {
  const formId = useId();
  const { version, base, fields, isBack, isChanged, change, put } = useDraft({ area, form, row });
  const { save, isPending, problem, setProblem } = useSave();
  const [theirs, setTheirs] = useState<Row | null>(null);
  const savedToast = useSavedToast();

  const meetTheirs = async (sentence: string) => {
    const now = await area.api.get({ id: row.id }).catch(() => null);
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
    if ('stale' in outcome) return meetTheirs(outcome.stale);
    put(null);
    toasts.add(savedToast(area.nameOf(outcome.row)));
    onSaved();
  };
  const settle = (merged: Fields | null) => {
    if (theirs !== null)
      put(merged === null ? null : { version: theirs.version, base: fieldsOf(form, theirs), fields: merged });
    setTheirs(null);
  };
  return (
    <PanelFrame
      title={area.nameOf(row)}
      onClose={onClose}
      footer={
        <>
          {area.api.remove !== undefined && <RemoveRow area={area} row={row} onClose={onClose} />}
          <Button isDisabled={!isChanged || isPending} onPress={() => put(null)}>
            <Trans>Discard</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isPending}
            isDisabled={!isChanged || theirs !== null}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {isBack && <DraftNote />}
        {facts}
        {theirs !== null && (
          <ConflictBar form={form} base={base} mine={fields} theirs={fieldsOf(form, theirs)} onSettle={settle} />
        )}
        <RowFields
          id={formId}
          area={area}
          form={form}
          fields={fields}
          problem={problem}
          onChange={change}
          onProblem={setProblem}
          onSubmit={() => void submit()}
        />
      </Stack>
    </PanelFrame>
  );
};
