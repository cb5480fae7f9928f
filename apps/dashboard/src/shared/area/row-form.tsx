import { Button } from '@boostdesk/ui/button';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DraftNote } from '../components/draft-note.tsx';
import { fieldsOf } from './area-draft.ts';
import type { AreaRow, PanelArea } from './area-view.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RowFields } from './row-fields.tsx';
import type { RowFormState } from './use-row-form.ts';

interface RowFormProps<Row extends AreaRow> {
  readonly id: string;
  readonly area: PanelArea<Row>;
  readonly state: RowFormState<Row>;
}

interface RowButtonsProps<Row extends AreaRow> extends RowFormProps<Row> {
  readonly onClose: () => void;
}

export const RowButtons = <Row extends AreaRow>({ id, area, state, onClose }: RowButtonsProps<Row>) => {
  const { row, isChanged, isPending, theirs, discard } = state;
  return (
    <>
      {area.api.remove !== undefined && <RemoveRow area={area} row={row} onClose={onClose} />}
      <Button isDisabled={!isChanged || isPending} onPress={discard}>
        <Trans>Discard</Trans>
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={id}
        isPending={isPending}
        isDisabled={!isChanged || theirs !== null}
      >
        <Trans>Save</Trans>
      </Button>
    </>
  );
};

interface RowFormContentProps<Row extends AreaRow> extends RowFormProps<Row> {
  readonly facts: ReactNode;
}

/** Form of a row. After a conflict it shows both versions. */
export const RowForm = <Row extends AreaRow>({ id, area, state, facts }: RowFormContentProps<Row>) => {
  const { form, base, fields, isBack, theirs, settle } = state;
  return (
    <Stack gap={24}>
      {isBack && <DraftNote />}
      {facts}
      {theirs !== null && (
        <ConflictBar form={form} base={base} mine={fields} theirs={fieldsOf(form, theirs)} onResolve={settle} />
      )}
      <RowFields id={id} area={area} state={state} />
    </Stack>
  );
};
