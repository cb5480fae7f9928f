import { extendClient, isApiError } from '@boostdesk/api-client';
import { account } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Modal } from '@boostdesk/ui/modal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { CopyLink } from '../../../parts/copy-link.tsx';
import type { User } from '../user.ts';

/** For who forgot their password: no e-mail is sent, so an admin passes the link on by hand. It is shown this once. */
export const PasswordLink = ({ user: { id, name } }: { readonly user: User }) => {
  const { t } = useLingui();
  const { api } = useServices();
  const { account: calls } = extendClient(api, { account });
  const [isAsked, setAsked] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => {
    try {
      setAddress((await calls.makePasswordLink({ id })).url);
    } catch (error) {
      // The toast has said why.
      if (!isApiError(error)) reportError(error);
    }
  };
  return (
    <>
      <Button onPress={() => setAsked(true)}>
        <Trans>Make a new-password link</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Make a new-password link for ${name}?`}
        confirmLabel={t`Make the link`}
        tone="primary"
        onConfirm={make}
      >
        <Trans>
          Whoever has the link sets a new password. Send it to nobody but the owner of the account. A link that was made
          earlier stops working.
        </Trans>
      </ConfirmDialog>
      <Modal
        isOpen={address !== null}
        onOpenChange={() => setAddress(null)}
        isDismissable={false}
        size="s"
        title={t`New-password link for ${name}`}
      >
        <p>
          <Trans>It works once, for an hour, and is shown only now.</Trans>
        </p>
        <CopyLink label={t`Link for ${name}`} address={address ?? ''} />
      </Modal>
    </>
  );
};
