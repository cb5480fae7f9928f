import { Button } from '@boostdesk/ui/button';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { useLatest } from '../../core/use-latest.ts';
import { writeDraft } from '../../data/drafts.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { DraftNote } from '../components/draft-note.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { areaDraftName, newRowDraftName, parseNewFields, toLaterDraft } from './area-draft.ts';
import type { AreaState } from './area-state.ts';
import type { AreaField, AreaRow, PanelArea } from './area-view.ts';
import { PanelFrame } from './panel-frame.tsx';
import { RowFields } from './row-fields.tsx';
import { useCacheRow, useInvalidateArea } from './use-area.ts';

interface NewRowFormProps<Row extends AreaRow> {
  readonly area: PanelArea<Row>;
  readonly form: readonly AreaField[];
  readonly newRow: NonNullable<PanelArea<Row>['newRow']>;
  readonly isDocked: boolean | undefined;
  readonly onOpen: (open: AreaState['open']) => void;
}

/** Form of a new row; after saving, the row opens. */
export const NewRowForm = <Row extends AreaRow>({ area, form, newRow, isDocked, onOpen }: NewRowFormProps<Row>) => {
  const { t } = useLingui();
  const formId = useId();
  const { id: user } = useAtomValue(actorAtom);
  const draft = useDraft(newRowDraftName(area.name, newRow.order), () => newRow.fields, {
    parse: (stored, start) => parseNewFields(form, start, stored),
  });
  const { value: fields } = draft;
  const latest = useLatest(fields);
  const changed = useInvalidateArea(area.name);
  const cacheRow = useCacheRow<Row>(area.name);
  const { submit, isPending, problem, setProblem } = useSubmit<{ readonly row: Row }>({
    draft,
    success: ({ row }) => {
      const name = area.nameOf(row);
      return t`${name} saved.`;
    },
    onSuccess: ({ row: saved }) => {
      const later = toLaterDraft(area.form ?? [], { sent: fields, now: latest.current, saved });
      writeDraft(user, areaDraftName(area.name, saved.id), later);
      cacheRow(saved);
      changed();
      onOpen(saved.id);
    },
  });
  const save = () => {
    const { create } = area.api;
    if (create !== undefined) void submit(create, { fields: fields as never });
  };
  return (
    <PanelFrame
      title={newRow.label}
      isDocked={isDocked}
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
        {draft.isBack && <DraftNote form={formId} onDiscard={draft.discard} />}
        <RowFields
          id={formId}
          area={area}
          state={{ form, fields, problem, change: draft.change, setProblem, submit: save }}
        />
      </Stack>
    </PanelFrame>
  );
};
