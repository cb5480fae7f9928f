import { formatList } from '@boostdesk/i18n/format-list';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface UpdateDialogProps {
  /** Names of the unsaved forms without a draft. */
  readonly forms: readonly string[];
  readonly unsent: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a reload that would lose input, and names it. */
export const UpdateDialog = ({ forms, unsent, onConfirm, onClose }: UpdateDialogProps) => {
  const { t } = useLingui();
  const names = formatList(forms);
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
