import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteLink } from '../../../app/config.ts';
import { useServices } from '../../../app/services-context.ts';
import { toasts } from '../../../app/toasts.ts';
import styles from './payment-link.module.css';

/** The address at which the customer pays; nobody else can. */
export const PaymentLink = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const { config } = useServices();
  const address = `${siteLink(config, 'payment')}/${id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.add({ title: t`Success`, message: t`The link was copied.`, style: 'success' });
    } catch {
      // Refused, or not there at all, as in a page without TLS.
      toasts.add({ title: t`Not copied`, message: t`This browser does not let the page copy.`, style: 'error' });
    }
  };
  return (
    <div className={styles.link}>
      <TextField
        className={styles.address ?? ''}
        label={t`Link for the customer`}
        value={address}
        isReadOnly
        validMessage={null}
      />
      <Button onPress={() => void copy()}>
        <Icon name="copy" />
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
};
