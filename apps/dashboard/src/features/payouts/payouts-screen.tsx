import { type Payout, payouts } from '@boostdesk/api-client/contract';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { toDecimal } from '../../shared/area/csv.ts';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { usePayoutsApi } from './api.ts';
import { PayoutSummary } from './components/payout-summary.tsx';
import { usePayoutStatuses } from './payout-statuses.ts';

const PayoutPanel = lazyComponent(async () => (await import('./components/payout-panel.tsx')).PayoutPanel);
const Candidates = lazyComponent(async () => (await import('./components/candidates.tsx')).Candidates);

export function usePayouts(): AreaView<Payout> {
  const { t } = useLingui();
  const statuses = usePayoutStatuses();
  return {
    name: payouts.name,
    title: t`Payouts`,
    icon: 'banknote',
    api: usePayoutsApi().payouts,
    columns: [
      column.id(t`ID`, { sort: 'id', width: '76px', isHidden: false }),
      // Not sortable: sorting by a name of another table would read all rows for each page.
      column.person('booster', t`Booster`, (row) => row.booster, { isRowHeader: true }),
      column.count('orders', t`Orders`, { width: '80px', priority: 3 }),
      column.text('fines', t`Fines`, (row) => formatMoney(-row.fines, row.currency), {
        value: (row) => toDecimal(-row.fines),
        currency: (row) => row.currency,
        width: '112px',
        align: 'end',
        isHidden: true,
      }),
      column.amount(t`Amount`, { sort: 'amount' }),
      column.state(t`Status`, (row) => statuses[row.status], { id: 'status', width: '124px' }),
      column.date('proposedAt', t`Proposed on`, { priority: 3 }),
      column.date('paidAt', t`Paid on`, { sort: 'paid', priority: 2 }),
      column.name('proposedBy', t`Proposed by`, (row) => row.proposedBy, { isHidden: true }),
      column.name('paidBy', t`Paid by`, (row) => row.paidBy, { isHidden: true }),
    ],
    filters: [
      { name: 'status', label: t`Status`, options: stateOptions(statuses) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
      { name: 'proposed', label: t`Proposed on`, kind: 'moments' },
      { name: 'paid', label: t`Paid on`, kind: 'moments' },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`ID or name`,
    renamedParams: { payout: 'row' },
    nameOf: (row) => t`Payout #${row.id} to ${row.booster.name}`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <StateTag {...statuses[row.status]} />
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
