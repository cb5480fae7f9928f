import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtom } from '../app/state.ts';
import { newVersionAtom, takeNewVersion } from '../app/worker/updates.ts';

/** Offers a new version. Nothing happens to the page until its user says so. */
export const UpdateBanner = () => {
  const { t } = useLingui();
  const [isThere, setThere] = useAtom(newVersionAtom);
  const [isTaken, setTaken] = useState(false);
  if (!isThere) return null;
  const take = () => {
    setTaken(true);
    takeNewVersion().catch(() => location.reload());
  };
  return (
    <Banner
      tone="info"
      closeLabel={t`Later`}
      onClose={() => setThere(false)}
      actions={
        <Button size="s" isPending={isTaken} onPress={take}>
          <Trans>Load it now</Trans>
        </Button>
      }
    >
      <Trans>
        <b>A new version of Boostdesk is there.</b> This page goes on as it is. Save what you have open in forms, then
        load it.
      </Trans>
    </Banner>
  );
};
