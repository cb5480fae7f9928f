import { isApiError } from '@boostdesk/api-client';
import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnClaims, useProfileApi } from '../api.ts';
import styles from '../profile.module.css';
import { useProfileChange } from '../use-profile-change.ts';

/** Optimistic: reverts if the server rejects the change, which a toast reports, or does not have it. */
export const NewsletterSwitch = () => {
  const { newsletter } = useOwnClaims();
  const api = useProfileApi();
  const change = useProfileChange();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isUnsupported, setUnsupported] = useState(false);
  const set = async (next: boolean) => {
    setWanted(next);
    await change(() => api.profile.setNewsletter({ newsletter: next })).catch((error: unknown) =>
      setUnsupported(isApiError(error, 'unsupported')),
    );
    setWanted(null);
  };
  return (
    <div className={styles.push}>
      <Switch isSelected={wanted ?? newsletter} isReadOnly={wanted !== null} onChange={(next) => void set(next)}>
        <Trans>Send me the newsletter</Trans>
      </Switch>
      <p role="status">{isUnsupported && <Trans>Not available on this server</Trans>}</p>
    </div>
  );
};
