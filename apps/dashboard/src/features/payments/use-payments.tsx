import { custompayments } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { useAddonForm } from '../../shared/staff-forms/addon-form.ts';
import { type Payment, usePaymentsApi } from './api.ts';
import { usePaymentStates } from './payment-states.ts';

type Kind = 'custompayments' | 'addonpayments';

const PaymentPanel = lazyComponent(async () => (await import('./components/payment-panel.tsx')).PaymentPanel);

/** What both lists have in common; only add-ons have an order. */
function usePayments(kind: Kind): Omit<AreaView<Payment>, 'name' | 'title' | 'icon' | 'searchHint' | 'emptyText'> {
  const { t } = useLingui();
  const states = usePaymentStates();
  return {
    columns: [
      column.person('customer', t`Customer`, (row) => row.customer, { sort: 'customer', isRowHeader: true }),
      ...(kind === 'addonpayments' ? [column.order(t`Order`, { sort: 'order' })] : []),
      column.text('text', t`Description`, (row) => row.text, { width: 'minmax(140px, 2fr)' }),
      column.amount(t`Amount`, { sort: 'amount' }),
      column.state(t`Status`, (row) => states[row.state]),
      column.date('createdAt', t`Requested`, { sort: 'id', priority: 2 }),
      column.date('paidAt', t({ message: 'Paid on', context: 'customer payment' }), { priority: 4 }),
      column.name('by', t`Requested by`, (row) => row.createdBy, { isHidden: true }),
      column.id(t`ID`),
    ],
    api: usePaymentsApi()[kind],
    filters: [
      { name: 'state', label: t`Status`, options: stateOptions(states) },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    nameOf: (row) => t`Payment request #${row.id} to ${row.customer.name}`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <Money amount={row.amount} currency={row.currency} />
        <StateTag {...states[row.state]} />
        <span className={styles.muted}>{row.customer.name}</span>
      </span>
    ),
    panel: (row, changed) => <PaymentPanel payment={row} kind={kind} onChanged={changed} />,
  };
}

/** SPEC §2, /admin/custompayments. */
export function useCustomPayments(): AreaView<Payment> {
  const { t } = useLingui();
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
        { name: 'text', label: t`Description`, note: t`Visible to the customer.`, kind: 'longText' },
      ],
    },
    emptyText: t`Payment requests that aren’t part of an order’s price appear here.`,
  };
}

/** SPEC §2, /admin/addonpayments. */
export function useAddonPayments(): AreaView<Payment> {
  const { t } = useLingui();
  return {
    ...usePayments('addonpayments'),
    ...useAddonForm(),
    title: t`Addons`,
    searchHint: t`Customer, description or order`,
    emptyText: t`Add-ons for orders appear here.`,
  };
}
