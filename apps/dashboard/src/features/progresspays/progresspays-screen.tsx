import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatPercent } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { useProgressPayStates } from '../../shared/labels/progress-pay-states.ts';
import { type ProgressPay, useProgressPayForm } from '../../shared/staff-forms/progress-pay-form.tsx';

const PayPanel = lazyComponent(async () => (await import('./components/pay-panel.tsx')).PayPanel);

export function useProgressPays(): AreaView<ProgressPay> {
  const { t } = useLingui();
  const states = useProgressPayStates();
  return {
    ...useProgressPayForm(),
    title: t`Progress pays`,
    columns: [
      column.person('booster', t`Booster`, (row) => row.booster, { sort: 'booster', isRowHeader: true }),
      column.order(t`Order`, { sort: 'order' }),
      column.text('purchase', t`Service`, (row) => purchaseLabel(row.purchase), {
        width: 'minmax(140px, 2fr)',
        priority: 2,
      }),
      column.text('percent', t`Progress`, (row) => formatPercent(row.percent), {
        value: (row) => row.percent,
        width: '96px',
        align: 'end',
        priority: 3,
      }),
      column.amount(t`Amount`, { sort: 'amount' }),
      column.state(t`Status`, (row) => states[row.state]),
      column.date('createdAt', t`Issued`, { sort: 'id', priority: 2 }),
      column.name('by', t`Issued by`, (row) => row.createdBy, { isHidden: true }),
      column.text('note', t`Note`, (row) => row.note, { width: 'minmax(120px, 1fr)', isHidden: true }),
      column.id(t`ID`),
    ],
    filters: [
      { name: 'state', label: t`Status`, options: stateOptions(states) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Booster, order or note`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <StateTag {...states[row.state]} />
        <span className={styles.muted}>{t`#${row.order}, ${formatPercent(row.percent)} complete`}</span>
      </span>
    ),
    panel: (row) => <PayPanel pay={row} />,
    emptyText: t`Partial payments for active orders appear here.`,
  };
}

/** SPEC §2, /admin/progresspays: part payments to boosters for active orders. */
export const Component = () => <AreaScreen area={useProgressPays()} />;
