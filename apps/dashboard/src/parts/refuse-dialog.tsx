import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormProblem } from './area/use-save.ts';
import { FormDialog } from './form-dialog.tsx';

export interface RefuseDialogProps {
  readonly title: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly isPending: boolean;
  readonly problem: FormProblem | null;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

/** Refuses what somebody asked for, with a reason that they read. */
export const RefuseDialog = ({ title, hint, isPending, problem, onRefuse, onClose }: RefuseDialogProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      submitLabel={t`Refuse`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={reason.trim() === ''}
      problem={problem?.message}
      onSubmit={() => onRefuse(reason)}
      onClose={onClose}
    >
      <TextField
        label={t`Reason`}
        subLabel={hint}
        isMultiline
        maxLength={500}
        value={reason}
        onChange={setReason}
        validMessage={null}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
