import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { writeDraft } from '../../data/drafts.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { ButtonProblem } from '../components/button-problem.tsx';
import { useSubmit } from '../hooks/use-submit.ts';
import styles from './area.module.css';
import { areaDraftName } from './area-draft.ts';
import type { AreaRow, PanelArea } from './area-view.ts';
import { useInvalidateArea } from './use-area.ts';

export interface RemoveRowProps<Row extends AreaRow> {
  readonly area: PanelArea<Row>;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Deletes a row after a confirmation. When another user has changed it, the current row is shown. */
export const RemoveRow = <Row extends AreaRow>({ area, row, onClose }: RemoveRowProps<Row>) => {
  const { t } = useLingui();
  const changed = useInvalidateArea(area.name);
  const { id: user } = useAtomValue(actorAtom);
  const [isAsked, setAsked] = useState(false);
  const name = area.nameOf(row);
  const { submit, problem } = useSubmit({
    success: t`${name} removed.`,
    onSuccess: () => {
      writeDraft(user, areaDraftName(area.name, row.id), null);
      onClose();
      changed(row.id);
    },
    handleError: () => {
      changed();
      return false;
    },
    quiet: false,
  });
  const remove = () => area.api.remove && submit(area.api.remove, { id: row.id, version: row.version ?? 0 });
  return (
    <>
      <Button variant="danger" className={styles.atStart ?? ''} onPress={() => setAsked(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ButtonProblem problem={problem} />
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsked}
          onConfirm={remove}
          title={t`Remove ${name}?`}
          confirmLabel={t`Remove`}
        >
          {area.deleteWarning}
        </ConfirmDialog>
      )}
    </>
  );
};
