import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import styles from './order.module.css';

/** What an earlier booster wrote for the next one, for boosters and staff until the order is complete. */
export const HandOverBanner = ({ order }: { readonly order: OrderView }) => {
  const { cancelledAt, handOverNote, status } = order;
  if (handOverNote === undefined || cancelledAt !== null || status === ORDER_STATUS.complete) return null;
  return (
    <Banner tone="info" icon="clipboard-list">
      <b>
        <Trans>Hand-over note</Trans>
      </b>{' '}
      <p className={styles.words} dir="auto">
        {handOverNote}
      </p>
    </Banner>
  );
};
