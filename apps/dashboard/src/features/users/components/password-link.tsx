import type { account, ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Modal } from '@boostdesk/ui/modal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { CopyLink } from '../../../shared/components/copy-link.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { type User, useUsersApi } from '../api.ts';

interface PasswordLinkProps {
  readonly user: User;
  readonly onMade: () => void;
}

/** A password link for users who forgot theirs, which an admin passes on because no e-mail is sent. Shown once. */
export const PasswordLink = ({ user: { id, name }, onMade }: PasswordLinkProps) => {
  const { t } = useLingui();
  const { account: calls } = useUsersApi();
  const [isConfirming, setConfirming] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const { submit, problem } = useSubmit<ResponseOf<typeof account.makePasswordLink>>({
    onSuccess: ({ url }) => {
      setAddress(url);
      onMade();
    },
    quiet: false,
  });
  return (
    <>
      <Button onPress={() => setConfirming(true)}>
        <Trans>Create password reset link</Trans>
      </Button>
      <ButtonProblem problem={problem} />
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t`Create a password reset link for ${name}?`}
        confirmLabel={t`Create link`}
        tone="primary"
        onConfirm={() => submit(calls.makePasswordLink, { id })}
      >
        <Trans>
          Anyone with this link can set a new password. Send it only to the account owner. Any earlier link stops
          working.
        </Trans>
      </ConfirmDialog>
      <Modal
        isOpen={address !== null}
        onOpenChange={() => setAddress(null)}
        isDismissable={false}
        size="s"
        title={t`Password reset link for ${name}`}
      >
        <p>
          <Trans>This link works once, expires after an hour and is shown only now.</Trans>
        </p>
        <CopyLink label={t`Link for ${name}`} address={address ?? ''} />
      </Modal>
    </>
  );
};
