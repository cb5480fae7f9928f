import { addonpayments, custompayments, paymentStates } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate } from '../../i18n/format.ts';
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
import { type Payment, usePaymentsApi } from './api.ts';
import { PaymentState, usePaymentStateLabels } from './payment-state.tsx';

const PaymentPanel = lazyComponent(async () => (await import('./components/payment-panel.tsx')).PaymentPanel);

function useColumns(): AreaColumn<Payment>[] {
  const { t } = useLingui();
  const stateLabels = usePaymentStateLabels();
  return [
    personColumn('customer', t`Customer`, (row) => row.customer),
    { id: 'text', header: t`Description`, text: (row) => row.text, width: 'minmax(140px, 2fr)' },
    amountColumn(t`Amount`),
    stateColumn(
      t`Status`,
      (row) => stateLabels[row.state],
      (row) => <PaymentState state={row.state} />,
    ),
    sinceColumn(t`Requested`),
    {
      id: 'paidAt',
      header: t({ message: 'Paid on', context: 'customer payment' }),
      text: (row) => (row.paidAt === null ? '' : formatDate(row.paidAt)),
      width: '124px',
      priority: 4,
    },
    byColumn(t`Requested by`),
    numberColumn(t`ID`),
  ];
}

/** Common to both lists; only add-ons have an order. */
function usePayments(kind: 'custompayments' | 'addonpayments') {
  const { t } = useLingui();
  const stateLabels = usePaymentStateLabels();
  return {
    columns: useColumns(),
    filters: [
      { name: 'state', label: t`Status`, options: paymentStates.map((id) => ({ id, label: stateLabels[id] })) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' as const },
    nameOf: (row: Payment) => t`Payment request #${row.id} to ${row.customer.name}`,
    card: (row: Payment) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <PaymentState state={row.state} />
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
    api: usePaymentsApi().custompayments,
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
  const shared = usePayments('addonpayments');
  const [customer, ...others] = shared.columns;
  const order: AreaColumn<Payment> = {
    id: 'order',
    header: t`Order`,
    text: (row) => (row.order === null ? '' : `#${row.order}`),
    sort: 'order',
    width: '88px',
  };
  return {
    ...shared,
    columns: customer === undefined ? others : [customer, order, ...others],
    name: addonpayments.name,
    title: t`Addons`,
    icon: 'plus',
    api: usePaymentsApi().addonpayments,
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
