import { type Payout, payoutStatuses, payouts } from '@boostdesk/api-client/contract';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaFilter, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { amountColumn, personColumn } from '../../shared/area/common-columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { usePayoutsApi } from './api.ts';
import { PayoutStatus, usePayoutStatusLabels } from './components/payout-status.tsx';
import { PayoutSummary } from './components/payout-summary.tsx';

const PayoutPanel = lazyComponent(async () => (await import('./components/payout-panel.tsx')).PayoutPanel);
const Candidates = lazyComponent(async () => (await import('./components/candidates.tsx')).Candidates);

function useColumns(): AreaColumn<Payout>[] {
  const { t } = useLingui();
  const statusLabels = usePayoutStatusLabels();
  // Sorting by a name of another table would read all rows for each page, so boosters are found by search.
  const { sort: _, ...booster } = personColumn<Payout>('booster', t`Booster`, (row) => row.booster);
  return [
    { id: 'id', header: t`ID`, text: (row) => String(row.id), sort: 'id', width: '76px' },
    booster,
    {
      id: 'orders',
      header: t`Orders`,
      text: (row) => formatNumber(row.orders),
      width: '80px',
      align: 'end',
      priority: 3,
    },
    {
      id: 'fines',
      header: t`Fines`,
      text: (row) => formatMoney(-row.fines, row.currency),
      width: '112px',
      align: 'end',
      isHidden: true,
    },
    amountColumn(t`Amount`),
    {
      id: 'status',
      header: t`Status`,
      text: (row) => statusLabels[row.status],
      cell: (row) => <PayoutStatus payout={row} />,
      width: '124px',
    },
    {
      id: 'proposedAt',
      header: t`Proposed on`,
      text: (row) => formatDate(row.proposedAt),
      width: '124px',
      priority: 3,
    },
    {
      id: 'paidAt',
      header: t`Paid on`,
      text: (row) => (row.paidAt === null ? '' : formatDate(row.paidAt)),
      sort: 'paid',
      width: '124px',
      priority: 2,
    },
    {
      id: 'proposedBy',
      header: t`Proposed by`,
      text: (row) => row.proposedBy.name,
      width: 'minmax(90px, 1fr)',
      isHidden: true,
    },
    {
      id: 'paidBy',
      header: t`Paid by`,
      text: (row) => row.paidBy?.name ?? '',
      width: 'minmax(90px, 1fr)',
      isHidden: true,
    },
  ];
}

function useFilters(): AreaFilter[] {
  const { t } = useLingui();
  const statusLabels = usePayoutStatusLabels();
  return [
    { name: 'status', label: t`Status`, options: payoutStatuses.map((id) => ({ id, label: statusLabels[id] })) },
    { name: 'currency', label: t`Currency`, options: currencyOptions },
    { name: 'proposed', label: t`Proposed on`, kind: 'moments' },
    { name: 'paid', label: t`Paid on`, kind: 'moments' },
  ];
}

export function usePayouts(): AreaView<Payout> {
  const { t } = useLingui();
  return {
    name: payouts.name,
    title: t`Payouts`,
    icon: 'banknote',
    api: usePayoutsApi().payouts,
    columns: useColumns(),
    filters: useFilters(),
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`ID or name`,
    renamedParams: { payout: 'row' },
    nameOf: (row) => t`Payout #${row.id} to ${row.booster.name}`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <PayoutStatus payout={row} />
        <span className={styles.muted}>{formatDate(row.paidAt ?? row.proposedAt)}</span>
      </span>
    ),
    panel: (row, _, close) => <PayoutPanel payout={row} onClose={close} />,
    newPanel: { label: t`New payout`, show: (open) => <Candidates onProposed={open} /> },
    notFoundText: t`The proposal for this payout may have been withdrawn. The site log shows who withdrew it.`,
    emptyText: t`A payout covers everything a booster has earned since the previous one.`,
    above: <PayoutSummary />,
  };
}

/** SPEC §2, /admin/payouts: open earnings, proposed and paid payouts, and the ledger balance. */
export const Component = () => <AreaScreen area={usePayouts()} />;
