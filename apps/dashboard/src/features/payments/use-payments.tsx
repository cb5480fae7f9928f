import { addonpayments, custompayments } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import type { AreaColumn, AreaField, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import {
  amountColumn,
  dateColumn,
  idColumn,
  orderColumn,
  personColumn,
  stateColumn,
} from '../../shared/area/common-columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { type Payment, usePaymentsApi } from './api.ts';
import { usePaymentStates } from './payment-states.ts';

type Kind = 'custompayments' | 'addonpayments';

const PaymentPanel = lazyComponent(async () => (await import('./components/payment-panel.tsx')).PaymentPanel);

/** Columns of both lists; only add-ons have an order. */
function useColumns(kind: Kind): AreaColumn<Payment>[] {
  const { t } = useLingui();
  const states = usePaymentStates();
  return [
    personColumn('customer', t`Customer`, (row) => row.customer, { sort: 'customer', isRowHeader: true }),
    ...(kind === 'addonpayments' ? [orderColumn(t`Order`, { sort: 'order' })] : []),
    { id: 'text', header: t`Description`, text: (row) => row.text, width: 'minmax(140px, 2fr)' },
    amountColumn(t`Amount`, { sort: 'amount' }),
    stateColumn(t`Status`, (row) => states[row.state]),
    dateColumn('createdAt', t`Requested`, { sort: 'id', priority: 2 }),
    dateColumn('paidAt', t({ message: 'Paid on', context: 'customer payment' }), { priority: 4 }),
    {
      id: 'by',
      header: t`Requested by`,
      text: (row) => row.createdBy.name,
      width: 'minmax(90px, 1fr)',
      isHidden: true,
    },
    idColumn(t`ID`),
  ];
}

/** What both lists have in common. */
function usePayments(kind: Kind) {
  const { t } = useLingui();
  const states = usePaymentStates();
  return {
    columns: useColumns(kind),
    api: usePaymentsApi()[kind],
    filters: [
      { name: 'state', label: t`Status`, options: stateOptions(states) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' as const },
    nameOf: (row: Payment) => t`Payment request #${row.id} to ${row.customer.name}`,
    card: (row: Payment) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <StateTag {...states[row.state]} />
        <span className={styles.muted}>{row.customer.name}</span>
      </span>
    ),
    panel: (row: Payment, changed: () => void) => <PaymentPanel payment={row} kind={kind} onChanged={changed} />,
  };
}

function useTextField(): AreaField {
  const { t } = useLingui();
  return { name: 'text', label: t`Description`, note: t`Visible to the customer.`, kind: 'longText' };
}

/** SPEC §2, /admin/custompayments. */
export function useCustomPayments(): AreaView<Payment> {
  const { t } = useLingui();
  const text = useTextField();
  return {
    ...usePayments('custompayments'),
    name: custompayments.name,
    title: t`Custom pays`,
    icon: 'wallet',
    searchHint: t`Customer, description or ID`,
    newRow: {
      label: t`New payment request`,
      fields: { customer: null, currency: 'USD', amount: null, text: '' },
      form: [
        { name: 'customer', label: t`Customer`, kind: 'person', roles: [ROLE.customer] },
        { name: 'currency', label: t`Currency`, kind: 'choice', options: currencyOptions },
        { name: 'amount', label: t`Amount`, kind: 'money', currencyFrom: 'currency' },
        text,
      ],
    },
    emptyText: t`Payment requests that aren’t part of an order’s price appear here.`,
  };
}

/** SPEC §2, /admin/addonpayments. */
export function useAddonPayments(): AreaView<Payment> {
  const { t } = useLingui();
  const text = useTextField();
  return {
    ...usePayments('addonpayments'),
    name: addonpayments.name,
    title: t`Addons`,
    icon: 'plus',
    searchHint: t`Customer, description or order`,
    newRow: {
      label: t`New add-on`,
      fields: { order: null, amount: null, text: '' },
      form: [
        { name: 'order', label: t`Order number`, kind: 'count', least: 1 },
        {
          name: 'amount',
          label: t`Amount`,
          note: t`In the order’s currency. Once paid, the add-on increases the order’s price and the booster’s share.`,
          kind: 'money',
          currencyFrom: 'currency',
        },
        text,
      ],
    },
    emptyText: t`Add-ons for orders appear here.`,
  };
}
