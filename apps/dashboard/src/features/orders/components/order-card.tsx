import type { OrderRow } from '@boostdesk/api-client/contract';
import { Crest } from '@boostdesk/ui/crest';
import { Money } from '@boostdesk/ui/money';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { useLingui } from '@lingui/react/macro';
import { climbOf, serverShort, serviceNameOf, statusName } from '../../../parts/order-names.ts';
import styles from '../orders.module.css';

/** An order in the list of a phone: number and status, what it is, how far and for how much. */
export const OrderCard = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const climb = climbOf(order);
  const { percent } = order.progress;
  const money = order.earning ?? order.price;
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <span className={styles.number}>#{order.id}</span>
        <span className={styles.cut}>{serviceNameOf(order)}</span>
        <span className={styles.muted}>{serverShort(order.server)}</span>
        <span className={styles.cardEnd}>
          <StatusPill status={order.status} label={statusName(order.status)} variant="plain" />
        </span>
      </div>
      <div className={styles.cardLine}>
        {climb !== null && (
          <>
            <Crest tier={climb.target.tier} size={18} />
            <span className={styles.cut}>
              {climb.from.name} → {climb.target.name}
            </span>
          </>
        )}
        <span className={styles.cardEnd}>
          <Money amount={money.amount} currency={money.currency} />
        </span>
      </div>
      {percent > 0 && percent < 100 && <ProgressBar value={percent} label={t`Done`} color="status-1" size="thin" showsValue />}
    </div>
  );
};
