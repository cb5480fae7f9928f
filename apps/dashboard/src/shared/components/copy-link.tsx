import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { toasts } from '../../core/toasts.ts';
import styles from './copy-link.module.css';

export interface CopyLinkProps {
  readonly label: string;
  readonly address: string;
}

/** Returns a function that copies a URL and shows a toast. */
export function useCopyLink(): (address: string) => Promise<void> {
  const { t } = useLingui();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.add({ title: t`Success`, message: t`Link copied.`, style: 'success' });
    } catch {
      // Denied or unavailable, as on pages without TLS.
      toasts.add({ title: t`Couldn’t copy`, message: t`Your browser blocked copying.`, style: 'error' });
    }
  };
}

/** A URL with a copy button. */
export const CopyLink = ({ label, address }: CopyLinkProps) => {
  const copy = useCopyLink();
  return (
    <div className={styles.link}>
      <TextField className={styles.address ?? ''} label={label} value={address} isReadOnly validMessage={null} />
      <Button onPress={() => void copy(address)}>
        <Icon name="copy" />
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
};
