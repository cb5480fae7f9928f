import type { OrderRow } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { markOf } from '@boostdesk/catalogs/marks';
import type { DataColumn } from '@boostdesk/ui/data-table';
import { Money } from '@boostdesk/ui/money';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { useLingui } from '@lingui/react/macro';
import { Deadline } from '../../shared/components/deadline.tsx';
import { OrderStatus } from '../../shared/components/order-status.tsx';
import { OrderTarget } from '../../shared/components/order-target.tsx';
import { PriorityTag } from '../../shared/components/priority-tag.tsx';
import { FavoriteTag } from '../../shared/favorites/favorite-tag.tsx';
import { serverShort } from '../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../shared/labels/order-names.ts';
import { boosterCellText, EMPTY_CELL, progressCellText } from './cell-texts.ts';
import { BoardAction } from './components/board-action.tsx';
import styles from './orders.module.css';

export interface Viewer {
  readonly isStaff: boolean;
  readonly isBooster: boolean;
  readonly isCustomer: boolean;
  /** The list is the board, whose orders can be locked in. */
  readonly isBoard: boolean;
  /** Without links and actions. */
  readonly isReadOnly: boolean;
}

const ProgressCell = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const done = progressCellText(order);
  if (done === '') return null;
  const color = order.status === ORDER_STATUS.paused ? 'text-muted' : 'status-1';
  return <ProgressBar value={order.progress.percent} label={t`Progress`} color={color} size="thin" valueLabel={done} />;
};

export function useOrderColumns({
  isStaff,
  isBooster,
  isCustomer,
  isBoard,
  isReadOnly,
}: Viewer): DataColumn<OrderRow>[] {
  const { t } = useLingui();
  const columns: (DataColumn<OrderRow> | false)[] = [
    {
      id: 'number',
      header: t`ID`,
      cell: (row) => <span className={styles.number}>#{row.id}</span>,
      // Numbers up to #9999999.
      width: '100px',
      isRowHeader: true,
    },
    {
      id: 'service',
      header: t`Service`,
      cell: (row) => (
        <span className={styles.service}>
          <span className={styles.game}>{markOf(row)}</span>
          <span className={styles.cut}>{serviceNameOf(row)}</span>
          {row.server !== null && <span className={styles.muted}>{serverShort(row.server)}</span>}
          {isBoard && <FavoriteTag order={row} />}
        </span>
      ),
      width: 'minmax(180px, 2fr)',
    },
    {
      id: 'goal',
      header: t`Target`,
      cell: (row) => <OrderTarget progress={row.progress} />,
      width: 'minmax(190px, 2fr)',
      priority: 2,
    },
    isStaff && {
      id: 'customer',
      header: t`Customer`,
      cell: (row) => <span className={`bd-words ${styles.cut}`}>{row.customer?.name}</span>,
      width: 'minmax(100px, 1fr)',
      priority: 3,
    },
    !isBooster && {
      id: 'booster',
      header: t`Booster`,
      cell: (row) => <span className={`bd-words ${styles.cut}`}>{boosterCellText(row)}</span>,
      width: 'minmax(90px, 1fr)',
      priority: 3,
    },
    // All orders of the board are awaiting, so the status is omitted.
    isBoard
      ? { id: 'priority', header: t`Priority`, cell: (row) => <PriorityTag order={row} />, width: '96px' }
      : { id: 'status', header: t`Status`, cell: (row) => <OrderStatus order={row} variant="plain" />, width: '178px' },
    {
      id: 'deadline',
      header: t`Deadline`,
      cell: (row) => <Deadline order={row} fallback={EMPTY_CELL} />,
      width: '108px',
      priority: 4,
    },
    { id: 'progress', header: t`Progress`, cell: (row) => <ProgressCell order={row} />, width: '112px', priority: 4 },
    isCustomer || isStaff
      ? {
          id: 'price',
          header: t`Price`,
          cell: (row) => <Money amount={row.price.amount} currency={row.price.currency} />,
          width: '104px',
          align: 'end',
        }
      : {
          id: 'earning',
          header: t`Your share`,
          cell: (row) =>
            row.earning === null ? '' : <Money amount={row.earning.amount} currency={row.earning.currency} />,
          width: '104px',
          align: 'end',
        },
    isBoard &&
      !isReadOnly && {
        id: 'action',
        header: t`Action`,
        hidesHeader: true,
        cell: (row) => <BoardAction order={row} />,
        width: '112px',
        align: 'end',
      },
  ];
  return columns.filter((column) => column !== false);
}
