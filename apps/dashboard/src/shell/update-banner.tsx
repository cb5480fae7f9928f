import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtom, useAtomValue } from '../core/state.ts';
import { unsavedAtom } from '../data/unsaved.ts';
import { loadAnew } from '../session/leave.ts';
import { newVersionAtom, takeNewVersion } from '../worker/updates.ts';
import { UpdateQuestion } from './update-question.tsx';

/** Offers a new version, which is loaded only on request; with unsaved input it asks again. */
export const UpdateBanner = () => {
  const { t } = useLingui();
  const { outbox } = useServices();
  const forms = useAtomValue(unsavedAtom);
  const [isThere, setThere] = useAtom(newVersionAtom);
  const [isTaken, setTaken] = useState(false);
  /** Number of unsent messages at the request; null while no question is open. */
  const [unsent, setUnsent] = useState<number | null>(null);
  if (!isThere) return null;
  const take = () => {
    setTaken(true);
    takeNewVersion().catch(loadAnew);
  };
  const want = () => {
    const { length } = outbox.messages();
    if (forms.length > 0 || length > 0) setUnsent(length);
    else take();
  };
  return (
    <>
      <Banner
        tone="info"
        closeLabel={t`Later`}
        onClose={() => setThere(false)}
        actions={
          <Button size="s" isPending={isTaken} onPress={want}>
            <Trans>Reload now</Trans>
          </Button>
        }
      >
        <Trans>
          <b>A new version of Boostdesk is available.</b> You can keep working. Save any open forms before you reload.
        </Trans>
      </Banner>
      {unsent !== null && (
        <UpdateQuestion forms={forms} unsent={unsent} onConfirm={take} onClose={() => setUnsent(null)} />
      )}
    </>
  );
};
