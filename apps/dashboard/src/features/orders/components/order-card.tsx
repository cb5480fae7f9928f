import type { OrderRow } from '@boostdesk/api-client/contract';
import { Money } from '@boostdesk/ui/money';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { useLingui } from '@lingui/react/macro';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { OrderGoal } from '../../../parts/order-goal.tsx';
import { moneyOf } from '../../../parts/order-money.ts';
import { serverShort, serviceNameOf } from '../../../parts/order-names.ts';
import { statusWord } from '../../../parts/order-words.ts';
import styles from '../orders.module.css';

/** An order in the list of a phone: number and status, what it is, how far and for how much. */
export const OrderCard = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const { percent } = order.progress;
  const money = moneyOf(order, useAtomValue(actorAtom));
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <span className={styles.number}>#{order.id}</span>
        <span className={styles.cut}>{serviceNameOf(order)}</span>
        <span className={styles.muted}>{serverShort(order.server)}</span>
        <span className={styles.cardEnd}>
          <StatusPill status={order.status} label={statusWord(order.status)} variant="plain" />
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
