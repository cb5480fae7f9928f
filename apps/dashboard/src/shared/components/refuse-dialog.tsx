import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { FormProblem } from '../area/use-save.ts';
import { useKept } from '../hooks/use-kept.ts';
import { FormDialog } from './form-dialog.tsx';

export interface RefuseDialogProps {
  /** Names what is refused: its reason outlives page and session. */
  readonly what: string;
  readonly title: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly isPending: boolean;
  readonly problem: FormProblem | null;
  /** True: it is refused. */
  readonly onRefuse: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Refuses what somebody asked for, with a reason that they read. */
export const RefuseDialog = ({ what, title, hint, isPending, problem, onRefuse, onClose }: RefuseDialogProps) => {
  const { t } = useLingui();
  const kept = useKept(what, () => '');
  const refuse = async () => {
    if (await onRefuse(kept.value)) kept.forget();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t`Reject`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={kept.value.trim() === ''}
      problem={problem?.message}
      onSubmit={() => void refuse()}
      onClose={onClose}
      kept={kept}
    >
      <TextField
        label={t`Reason`}
        subLabel={hint}
        isMultiline
        maxLength={500}
        value={kept.value}
        onChange={kept.change}
        validMessage={null}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
