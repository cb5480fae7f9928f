import type { PersonalDetailKind } from '@boostdesk/catalogs/message-check';
import { formatList } from '@boostdesk/i18n/format-list';
import { Button } from '@boostdesk/ui/button';
import { Modal } from '@boostdesk/ui/modal';
import { Stack } from '@boostdesk/ui/page-layout';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const kindLabels: Readonly<Record<PersonalDetailKind, () => string>> = {
  login: () => t`login details of the game account`,
  phone: () => t`a phone number`,
  email: () => t`an email address`,
  handle: () => t`a messenger contact`,
};

interface GuardDialogProps {
  readonly isOpen: boolean;
  readonly found: readonly PersonalDetailKind[];
  readonly onEdit: () => void;
  readonly onSendAnyway: () => void;
  /** Missing for those who cannot enter account details. */
  readonly onMove: (() => void) | undefined;
}

/** Asks what to do with a message that has account or contact details. Escape edits it. */
export const GuardDialog = ({ isOpen, found, onEdit, onSendAnyway, onMove }: GuardDialogProps) => {
  const { t: translate } = useLingui();
  const list = formatList(found.map((kind) => kindLabels[kind]()));
  const hasContact = found.some((kind) => kind !== 'login');
  return (
    <Modal
      role="alertdialog"
      title={translate`Send personal details in the chat?`}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onEdit();
      }}
      isDismissable={false}
      hasClose={false}
      footer={
        <>
          <Button autoFocus onPress={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button onPress={onSendAnyway}>
            <Trans>Send anyway</Trans>
          </Button>
          {onMove !== undefined && (
            <Button variant="primary" onPress={onMove}>
              <Trans>Move to account details</Trans>
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <p>
          <Trans>This message seems to contain: {list}.</Trans>
        </p>
        {found.includes('login') && (
          <p>
            <Trans>
              Login details are safer in the order’s account details. They’re encrypted there, every view is recorded
              and they’re deleted a week after the order ends.
            </Trans>
          </p>
        )}
        {hasContact && (
          <p>
            <Trans>Keep the conversation in this chat, so that our team can help if something goes wrong.</Trans>
          </p>
        )}
        <p>
          <Trans>If you send the message anyway, our team can see that you were warned.</Trans>
        </p>
      </Stack>
    </Modal>
  );
};
