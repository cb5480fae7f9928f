import { movementSides, movements } from '@boostdesk/api-client/contract';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTimeUtc, formatMoney } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { type Movement, useMovementsApi } from './api.ts';

/** The transactions that make up the sums of /admin. */
export function useMovements(): AreaView<Movement> {
  const { t } = useLingui();
  const typeLabels: Readonly<Record<Movement['why'], string>> = {
    'order-paid': t`Order paid`,
    'addon-paid': t`Add-on paid`,
    'tip-paid': t`Tip paid`,
    'custom-paid': t`Payment request paid`,
    'order-completed': t`Order completed`,
    'order-cancelled': t`Order cancelled`,
    'dispute-refunded': t`Dispute refunded`,
    'price-lowered': t`Price lowered`,
    'payout-paid': t`Fine deducted from payout`,
  };
  const sideLabels: Readonly<Record<Movement['side'], string>> = {
    taken: t`Customer payments`,
    kept: t`Platform revenue`,
  };
  return {
    name: movements.name,
    title: t`Transactions`,
    icon: 'banknote',
    api: useMovementsApi(),
    columns: [
      column.text('why', t`Type`, (row) => typeLabels[row.why], { width: 'minmax(150px, 2fr)', isRowHeader: true }),
      column.text('side', t`Category`, (row) => sideLabels[row.side], { width: 'minmax(130px, 1fr)', priority: 2 }),
      column.order(t`Order`),
      // Not sortable: amounts have no index, and the table grows without limit.
      column.amount(t`Amount`),
      column.name('by', t`Created by`, (row) => row.by, { priority: 4 }),
      column.text('at', t`Date (UTC)`, (row) => formatDateTimeUtc(row.at), {
        value: (row) => row.at,
        sort: 'id',
        width: '212px',
        priority: 3,
      }),
      column.id(t`ID`),
    ],
    filters: [
      { name: 'side', label: t`Category`, options: movementSides.map((id) => ({ id, label: sideLabels[id] })) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
      { name: 'day', label: t`Date (UTC)`, kind: 'days' },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Order, name or ID`,
    nameOf: (row) => t`${typeLabels[row.why]}: ${formatMoney(row.amount, row.currency)} (#${row.id})`,
    card: (row) => (
      <span className={styles.cardFacts}>
        {row.order !== null && <span>{`#${row.order}`}</span>}
        <span className={styles.muted}>{formatDateTimeUtc(row.at)}</span>
      </span>
    ),
    panel: ({ order }) =>
      order === null ? null : (
        <Link href={`/order/${order}`}>
          <Trans>Open order #{order}</Trans>
        </Link>
      ),
    emptyText: t`Customer payments and platform revenue appear here.`,
  };
}

/** /admin/movements: transactions of customers' payments and house income, which the sums of /admin link to. */
export const Component = () => <AreaScreen area={useMovements()} />;
