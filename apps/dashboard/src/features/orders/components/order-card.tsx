import type { OrderRow } from '@boostdesk/api-client/contract';
import { Money } from '@boostdesk/ui/money';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { OrderGoal } from '../../../parts/order-goal.tsx';
import { moneyOf } from '../../../parts/order-money.ts';
import { serverShort, serviceNameOf } from '../../../parts/order-names.ts';
import styles from '../orders.module.css';
import { RowStatus } from './row-status.tsx';

/** An order in the list of a phone: number and status, what it is, how far and for how much. */
export const OrderCard = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const { percent } = order.progress;
  const money = moneyOf(order, useAtomValue(actorAtom));
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <Link to={`/order/${order.id}`} className={styles.open}>
          #{order.id}
        </Link>
        <span className={styles.cut}>{serviceNameOf(order)}</span>
        <span className={styles.muted}>{serverShort(order.server)}</span>
        <span className={styles.cardEnd}>
          <RowStatus order={order} />
        </span>
      </div>
      <div className={styles.cardLine}>
        <OrderGoal progress={order.progress} />
        <span className={styles.cardEnd}>
          <Money amount={money.amount} currency={money.currency} />
        </span>
      </div>
      {percent > 0 && percent < 100 && (
        <ProgressBar value={percent} label={t`Done`} color="status-1" size="thin" showsValue />
      )}
    </div>
  );
};
