import { progressPayStates, progresspays } from '@boostdesk/api-client/contract';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatPercent } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaField, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import {
  amountColumn,
  byColumn,
  numberColumn,
  personColumn,
  sinceColumn,
  stateColumn,
} from '../../shared/area/common-columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { PayState, usePayLabels } from '../../shared/components/pay-state.tsx';
import { type ProgressPay, useProgressPaysApi } from './api.ts';

const PayPanel = lazyComponent(async () => (await import('./components/pay-panel.tsx')).PayPanel);
const PayLimit = lazyComponent(async () => (await import('./components/pay-limit.tsx')).PayLimit);

function useColumns(): AreaColumn<ProgressPay>[] {
  const { t } = useLingui();
  const stateLabels = usePayLabels();
  return [
    personColumn('booster', t`Booster`, (row) => row.booster),
    { id: 'order', header: t`Order`, text: (row) => `#${row.order}`, sort: 'order', width: '88px' },
    {
      id: 'purchase',
      header: t`Service`,
      text: (row) => purchaseLabel(row.purchase),
      width: 'minmax(140px, 2fr)',
      priority: 2,
    },
    {
      id: 'percent',
      header: t`Progress`,
      text: (row) => formatPercent(row.percent),
      width: '96px',
      align: 'end',
      priority: 3,
    },
    amountColumn(t`Amount`),
    stateColumn(
      t`Status`,
      (row) => stateLabels[row.state],
      (row) => <PayState state={row.state} />,
    ),
    sinceColumn(t`Issued`),
    byColumn(t`Issued by`),
    { id: 'note', header: t`Note`, text: (row) => row.note, width: 'minmax(120px, 1fr)', isHidden: true },
    numberColumn(t`ID`),
  ];
}

function useForm(): AreaField[] {
  const { t } = useLingui();
  return [
    { name: 'order', label: t`Order number`, kind: 'count', least: 1 },
    { name: 'amount', label: t`Amount`, note: t`In the order’s currency.`, kind: 'money', currencyFrom: 'currency' },
    { name: 'note', label: t`Note`, note: t`Visible to staff only.`, kind: 'longText' },
  ];
}

export function useProgressPays(): AreaView<ProgressPay> {
  const { t } = useLingui();
  const stateLabels = usePayLabels();
  return {
    name: progresspays.name,
    title: t`Progress pays`,
    icon: 'trending-up',
    api: useProgressPaysApi(),
    columns: useColumns(),
    filters: [
      { name: 'state', label: t`Status`, options: progressPayStates.map((id) => ({ id, label: stateLabels[id] })) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Booster, order or note`,
    nameOf: (row) => t`Progress payment #${row.id} to ${row.booster.name}`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <PayState state={row.state} />
        <span className={styles.muted}>{t`#${row.order}, ${formatPercent(row.percent)} complete`}</span>
      </span>
    ),
    panel: (row) => <PayPanel pay={row} />,
    aside: (fields) => <PayLimit order={fields.order} />,
    newRow: {
      label: t`New progress payment`,
      fields: { order: null, amount: null, note: '' },
      form: useForm(),
    },
    emptyText: t`Partial payments for active orders appear here.`,
  };
}

/** SPEC §2, /admin/progresspays: part payments to boosters for active orders. */
export const Component = () => <AreaScreen area={useProgressPays()} />;
