import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnClaims, useProfileApi } from '../api.ts';
import { useProfileChange } from '../use-profile-change.ts';

/** Optimistic: reverts if the server rejects the change, which a toast reports. */
export const NewsletterSwitch = () => {
  const { newsletter } = useOwnClaims();
  const api = useProfileApi();
  const change = useProfileChange();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const set = async (next: boolean) => {
    setWanted(next);
    await change(() => api.profile.setNewsletter({ newsletter: next })).catch(() => undefined);
    setWanted(null);
  };
  return (
    <Switch isSelected={wanted ?? newsletter} isDisabled={wanted !== null} onChange={(next) => void set(next)}>
      <Trans>Send me the newsletter</Trans>
    </Switch>
  );
};
