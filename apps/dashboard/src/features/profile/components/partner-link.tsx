import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { toasts } from '../../../core/toasts.ts';
import styles from '../profile.module.css';

/** The link a partner shares to bring customers to the public site. */
export const PartnerLink = ({ code }: { readonly code: string }) => {
  const { t } = useLingui();
  const { config } = useServices();
  const address = new URL(config.siteUrl);
  address.searchParams.set('ref', code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address.href);
      toasts.add({ title: t`Success`, message: t`Link copied.`, style: 'success' });
    } catch {
      toasts.add({
        title: t`Error`,
        message: t`Your browser blocked copying. Select the link and copy it manually.`,
        style: 'error',
      });
    }
  };
  return (
    <div className={styles.below}>
      <TextField label={t`Your partner link`} value={address.href} isReadOnly validMessage={null} />
      <Button size="s" className={styles.below ?? ''} onPress={() => void copy()}>
        <Icon name="copy" size={16} />
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
};
