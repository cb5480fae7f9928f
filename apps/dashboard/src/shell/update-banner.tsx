import { formatList } from '@boostdesk/i18n/format-list';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtom, useAtomValue } from '../core/state.ts';
import { unsavedAtom } from '../data/unsaved.ts';
import { reloadPage } from '../session/redirects.ts';
import { newVersionAtom, takeNewVersion } from '../worker/updates.ts';

interface UpdateDialogProps {
  /** Names of the unsaved forms without a draft. */
  readonly forms: readonly string[];
  readonly unsent: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a reload that would lose input, and names it. */
const UpdateDialog = ({ forms, unsent, onConfirm, onClose }: UpdateDialogProps) => {
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

/** Offers a new version, which is loaded only on request; with unsaved input it asks again. */
export const UpdateBanner = () => {
  const { t } = useLingui();
  const { outbox } = useServices();
  const forms = useAtomValue(unsavedAtom);
  const [isAvailable, setAvailable] = useAtom(newVersionAtom);
  const [isTaken, setTaken] = useState(false);
  /** Number of unsent messages at the request; null while no question is open. */
  const [unsent, setUnsent] = useState<number | null>(null);
  if (!isAvailable) return null;
  const update = () => {
    setTaken(true);
    takeNewVersion().catch(reloadPage);
  };
  const requestUpdate = () => {
    const { length } = outbox.messages();
    if (forms.length > 0 || length > 0) setUnsent(length);
    else update();
  };
  return (
    <>
      <Banner
        tone="info"
        closeLabel={t`Later`}
        onClose={() => setAvailable(false)}
        actions={
          <Button size="s" isPending={isTaken} onPress={requestUpdate}>
            <Trans>Reload now</Trans>
          </Button>
        }
      >
        <Trans>
          <b>A new version of Boostdesk is available.</b> You can keep working. Save any open forms before you reload.
        </Trans>
      </Banner>
      {unsent !== null && (
        <UpdateDialog forms={forms} unsent={unsent} onConfirm={update} onClose={() => setUnsent(null)} />
      )}
    </>
  );
};
