import type { OrderView } from '@boostdesk/api-client/contract';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { PageHeader } from '@boostdesk/ui/page-header';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toasts } from '../../../core/toasts.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { OrderStatus } from '../../../shared/components/order-status.tsx';
import { serverName } from '../../../shared/labels/catalog-names.ts';
import { OrderActions } from '../../../shared/order-actions/order-actions.tsx';
import styles from './order.module.css';
import { OrderAgain } from './order-again.tsx';

const COPIED_MS = 2_000;

const CopyNumber = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${id}`);
      setCopied(true);
    } catch {
      // Denied, or unavailable, as on a page without TLS.
      toasts.add({ title: t`Couldn’t copy`, message: t`Your browser blocked copying.`, style: 'error' });
    }
  };
  return (
    <span className={styles.number}>
      #{id}
      <IconButton size="s" aria-label={isCopied ? t`Copied` : t`Copy order number`} onPress={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} size={14} />
      </IconButton>
    </span>
  );
};

/** 'EU-West · $92.00 paid Nov 17, 2026'. */
const Facts = ({ order }: { readonly order: OrderView }) => {
  const server = serverName(order.server);
  const price = formatMoney(order.price.amount, order.price.currency);
  return (
    <span className={styles.meta}>
      <CopyNumber id={order.id} />
      {server !== null && <span>{server}</span>}
      {order.platform && <span>{order.platform}</span>}
      <span>
        {order.paidAt === null ? (
          <Trans>{price} due</Trans>
        ) : (
          <Trans>
            {price} paid on {formatDate(order.paidAt)}
          </Trans>
        )}
      </span>
    </span>
  );
};

export const OrderHeader = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  return (
    <PageHeader
      back={{ href: '/orders', label: t`Orders` }}
      title={purchaseLabel(order.purchase)}
      mark={<OrderStatus order={order} />}
      meta={<Facts order={order} />}
      actions={
        <>
          <OrderAgain order={order} />
          <OrderActions order={order} />
        </>
      }
    />
  );
};
