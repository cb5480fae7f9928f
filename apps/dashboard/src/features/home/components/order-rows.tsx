import type { OrderRow } from '@boostdesk/api-client/contract';
import { orderValueFor } from '@boostdesk/auth';
import { markOf } from '@boostdesk/catalogs/marks';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Card } from '@boostdesk/ui/card';
import { GameMark } from '@boostdesk/ui/game-mark';
import { Link } from '@boostdesk/ui/link';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Money } from '@boostdesk/ui/money';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatDeadline, formatTarget } from '../../../i18n/format-order.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { PriorityTag } from '../../../shared/components/priority-tag.tsx';
import { type QueryState, QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { numberAndService } from '../../../shared/labels/order-names.ts';
import styles from '../home.module.css';

export interface OrderRowsProps {
  readonly title: ReactNode;
  /** URL of the full list. */
  readonly href: string;
  readonly of: QueryState<{ readonly items: readonly OrderRow[] }>;
  readonly limit?: number;
  readonly empty?: ReactNode;
  /** All orders are awaiting, so the status is omitted. */
  readonly isBoard?: boolean;
  /** Shown to users who have to meet deadlines. @default false */
  readonly hasDeadlines?: boolean;
}

export const OrderRows = ({ title, href, of, limit, empty, ...look }: OrderRowsProps) => (
  <Card
    title={title}
    isLined
    isFlush
    actions={
      <Link variant="quiet" href={href}>
        <Trans>View all</Trans>
      </Link>
    }
  >
    <QueryView query={of}>
      {({ items }) => (items.length === 0 ? empty : <Rows orders={items.slice(0, limit)} {...look} />)}
    </QueryView>
  </Card>
);

interface RowsProps extends Pick<OrderRowsProps, 'isBoard' | 'hasDeadlines'> {
  readonly orders: readonly OrderRow[];
}

const Deadline = ({ order }: { readonly order: OrderRow }) => {
  const deadline = formatDeadline(order, useServerTime());
  if (deadline === null) return null;
  return (
    <span>
      <Trans>Deadline {deadline}</Trans>
    </span>
  );
};

const Rows = ({ orders, isBoard = false, hasDeadlines = false }: RowsProps) => {
  const actor = useAtomValue(actorAtom);
  return (
    <ListRows>
      {orders.map((order) => {
        const money = orderValueFor(actor, order);
        return (
          <ListRow
            key={order.id}
            mark={<GameMark short={markOf(order)} />}
            href={`/order/${order.id}`}
            title={numberAndService(order)}
            note={
              <span className={styles.facts}>
                {isBoard ? (
                  <PriorityTag order={order} />
                ) : (
                  <StatusPill status={order.status} label={statusLabel(order.status)} variant="plain" />
                )}
                <span>{formatTarget(order.progress)}</span>
                {hasDeadlines && <Deadline order={order} />}
              </span>
            }
            facts={<Money amount={money.amount} currency={money.currency} />}
          />
        );
      })}
    </ListRows>
  );
};
