import { Button } from '@boostdesk/ui/button';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { toasts } from '../../core/toasts.ts';
import { useLatest } from '../../core/use-latest.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { DraftNote } from '../components/draft-note.tsx';
import { changedFields } from './area-draft.ts';
import type { AreaState } from './area-state.ts';
import type { AreaField, AreaRow, AreaView, Fields } from './area-view.ts';
import { readAreaDraft, toLaterDraft, writeAreaDraft } from './drafts.ts';
import { PanelFrame } from './panel-frame.tsx';
import { RowFields } from './row-fields.tsx';
import { useSavedToast } from './saved-toast.ts';
import { useCacheRow, useInvalidateArea } from './use-area.ts';
import { useSave } from './use-save.ts';

export interface NewRowFormProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly form: readonly AreaField[];
  readonly newRow: NonNullable<AreaView<Row>['newRow']>;
  readonly onOpen: (open: AreaState['open']) => void;
}

/** Form of a new row; after saving, the row opens. */
export const NewRowForm = <Row extends AreaRow>({ area, form, newRow, onOpen }: NewRowFormProps<Row>) => {
  const formId = useId();
  const { id: user } = useAtomValue(actorAtom);
  const draftId = { user, area: area.name, id: 'new' } as const;
  const [restored] = useState(() => readAreaDraft(draftId, form, newRow.fields)?.fields);
  const [isBack, setBack] = useState(restored !== undefined);
  const [fields, setFields] = useState<Fields>(restored ?? newRow.fields);
  const latest = useLatest(fields);
  const { save, isPending, problem, setProblem } = useSave();
  const changed = useInvalidateArea(area.name);
  const cacheRow = useCacheRow<Row>(area.name);
  const savedToast = useSavedToast();
  const change = (next: Fields) => {
    const isChanged = changedFields(form, newRow.fields, next).length > 0;
    writeAreaDraft(draftId, isChanged ? { base: {}, fields: next } : null);
    setFields(next);
  };
  const discard = () => {
    writeAreaDraft(draftId, null);
    setFields(newRow.fields);
    setBack(false);
  };
  const submit = async () => {
    const { create } = area.api;
    if (isPending || create === undefined) return;
    const request = { fields: fields as never };
    const outcome = await save(request, (options) => create(request, options));
    if (outcome === null) return;
    if ('stale' in outcome) return setProblem({ message: outcome.stale, fields: {} });
    const saved = outcome.row;
    writeAreaDraft(draftId, null);
    writeAreaDraft(
      { ...draftId, id: saved.id },
      toLaterDraft(area.form ?? [], { sent: fields, now: latest.current, saved }),
    );
    toasts.add(savedToast(area.nameOf(saved)));
    cacheRow(saved);
    changed();
    onOpen(saved.id);
  };
  return (
    <PanelFrame
      title={newRow.label}
      onClose={() => onOpen(null)}
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpen(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {isBack && <DraftNote form={formId} onDiscard={discard} />}
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
