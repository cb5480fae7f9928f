import type { OrderRow } from '@boostdesk/api-client/contract';
import { orderValueFor } from '@boostdesk/auth';
import { Money } from '@boostdesk/ui/money';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAtomValue } from '../../../core/state.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { OrderStatus } from '../../../shared/components/order-status.tsx';
import { OrderTarget } from '../../../shared/components/order-target.tsx';
import { PriorityTag } from '../../../shared/components/priority-tag.tsx';
import { FavoriteTag } from '../../../shared/favorites/favorite-tag.tsx';
import { serverShort } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import styles from '../orders.module.css';
import { BoardAction } from './board-action.tsx';

export interface OrderCardProps {
  readonly order: OrderRow;
  /** The order can be locked in. */
  readonly isBoard: boolean;
  /** Without links and actions. */
  readonly isReadOnly: boolean;
}

/** An order as a card on phones: number, status, purchase, progress, price and, on the board, a link. */
export const OrderCard = ({ order, isBoard, isReadOnly }: OrderCardProps) => {
  const { t } = useLingui();
  const { percent } = order.progress;
  const server = <span className={styles.muted}>{serverShort(order.server)}</span>;
  const money = orderValueFor(useAtomValue(actorAtom), order);
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        {isReadOnly ? (
          <span className={styles.number}>#{order.id}</span>
        ) : (
          <Link to={`/order/${order.id}`} className={styles.open} data-opens-row>
            #{order.id}
          </Link>
        )}
        <span className={styles.cardText}>{serviceNameOf(order)}</span>
        {isBoard && server}
        <span className={styles.cardEnd}>
          {isBoard ? <PriorityTag order={order} /> : <OrderStatus order={order} variant="plain" />}
        </span>
      </div>
      {isBoard && order.firstOffer?.isYours === true && (
        <div>
          <FavoriteTag order={order} />
        </div>
      )}
      <div className={styles.cardLine}>
        <span className={styles.cardText}>
          <OrderTarget progress={order.progress} />
        </span>
        {/* The status is long and leaves no space above. */}
        {!isBoard && server}
        <span className={styles.cardEnd}>
          <Money amount={money.amount} currency={money.currency} />
        </span>
        {isBoard && !isReadOnly && (
          <span className={styles.act}>
            <BoardAction order={order} />
          </span>
        )}
      </div>
      {percent > 0 && percent < 100 && (
        <ProgressBar
          value={percent}
          label={t`Progress`}
          color="status-1"
          size="thin"
          valueLabel={formatPercent(percent)}
        />
      )}
    </div>
  );
};
