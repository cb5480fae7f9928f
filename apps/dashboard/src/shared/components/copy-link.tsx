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

/** An address that is passed on by hand. */
export const CopyLink = ({ label, address }: CopyLinkProps) => {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.add({ title: t`Success`, message: t`Link copied.`, style: 'success' });
    } catch {
      // Refused, or not there at all, as in a page without TLS.
      toasts.add({ title: t`Couldn’t copy`, message: t`Your browser blocked copying.`, style: 'error' });
    }
  };
  return (
    <div className={styles.link}>
      <TextField className={styles.address ?? ''} label={label} value={address} isReadOnly validMessage={null} />
      <Button onPress={() => void copy()}>
        <Icon name="copy" />
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
};
