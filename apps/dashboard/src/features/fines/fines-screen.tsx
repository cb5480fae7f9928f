import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { useFineStates } from '../../shared/labels/fine-states.ts';
import { type Fine, useFineForm } from '../../shared/staff-forms/fine-form.ts';

const FinePanel = lazyComponent(async () => (await import('./components/fine-panel.tsx')).FinePanel);

export function useFines(): AreaView<Fine> {
  const { t } = useLingui();
  const states = useFineStates();
  return {
    ...useFineForm(),
    title: t`Fines`,
    columns: [
      column.person('booster', t`Booster`, (row) => row.booster, { sort: 'booster', isRowHeader: true }),
      column.text('reason', t`Reason`, (row) => row.reason, { width: 'minmax(140px, 2fr)' }),
      column.order(t`Order`, { width: '84px', priority: 3 }),
      column.amount(t`Amount`, { sort: 'amount' }),
      column.state(t`Status`, (row) => states[row.state]),
      column.date('createdAt', t`Issued`, { sort: 'id', priority: 2 }),
      column.name('by', t`Issued by`, (row) => row.createdBy, { isHidden: true }),
      column.id(t`ID`),
    ],
    filters: [
      { name: 'state', label: t`Status`, options: stateOptions(states) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Booster, reason or order`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <StateTag {...states[row.state]} />
        <bdi className={styles.muted}>{row.reason}</bdi>
      </span>
    ),
    panel: (row, changed) => <FinePanel fine={row} onChanged={changed} />,
    emptyText: t`Fines are deducted from a booster’s next payout.`,
  };
}

/** SPEC §2, /admin/fines: fines of boosters and their reasons. */
export const Component = () => <AreaScreen area={useFines()} />;
