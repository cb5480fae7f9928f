import { listed } from '@boostdesk/i18n/listed';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface UpdateQuestionProps {
  /** Names of forms that keep no draft. */
  readonly forms: readonly string[];
  /** How many chat messages the server has not taken. */
  readonly unsent: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the page is loaded anew with something in it that is not safe yet, and says what. */
export const UpdateQuestion = ({ forms, unsent, onConfirm, onClose }: UpdateQuestionProps) => {
  const { t } = useLingui();
  const names = listed(forms);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
      title={t`Reload to update?`}
      confirmLabel={t`Reload now`}
    >
      {forms.length > 0 && (
        <p>
          <Trans>
            Your unsaved changes will be lost: <b>{names}</b>
          </Trans>
        </p>
      )}
      {unsent > 0 && (
        <p>
          {plural(unsent, {
            one: '# of your chat messages hasn’t been sent yet.',
            other: '# of your chat messages haven’t been sent yet.',
          })}
        </p>
      )}
    </ConfirmDialog>
  );
};
