import { REFUSAL_MAX } from '@boostdesk/api-client/contract';
import { visibleLength } from '@boostdesk/catalogs/text';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useDraft } from '../hooks/use-draft.ts';
import { type FormProblem, formMessage } from '../hooks/use-submit.ts';
import { FormDialog } from './form-dialog.tsx';

export interface RefuseDialogProps {
  /** Name of the draft of the reason, which is stored across page and session. */
  readonly draftName: string;
  readonly title: string;
  /** Says who reads the reason. */
  readonly hint: string;
  readonly isPending: boolean;
  readonly problem: FormProblem | null;
  /** Resolves to true when it succeeded. */
  readonly onRefuse: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Dialog that refuses a request with a reason for its author. */
export const RefuseDialog = ({ draftName, title, hint, isPending, problem, onRefuse, onClose }: RefuseDialogProps) => {
  const { t } = useLingui();
  const draft = useDraft(draftName, () => '');
  const refuse = async () => {
    if (await onRefuse(draft.value)) draft.forget();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t`Reject`}
      submitVariant="danger"
      isPending={isPending}
      isSubmitDisabled={visibleLength(draft.value) === 0}
      problem={formMessage(problem)}
      refusal={problem}
      onSubmit={() => void refuse()}
      onClose={onClose}
      draft={draft}
    >
      <TextField
        label={t`Reason`}
        subLabel={hint}
        isMultiline
        maxLength={REFUSAL_MAX}
        value={draft.value}
        onChange={draft.change}
        validMessage={null}
        error={problem?.fields.reason}
      />
    </FormDialog>
  );
};
