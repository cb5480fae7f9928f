import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { type Payment, usePaymentsApi } from '../api.ts';
import { PaymentState } from '../payment-state.tsx';
import { PaymentLink } from './payment-link.tsx';

interface PaymentPanelProps {
  readonly payment: Payment;
  readonly kind: 'custompayments' | 'addonpayments';
  readonly onChanged: () => void;
}

/** A payment request with its payment link and an action to withdraw it. */
export const PaymentPanel = ({ payment, kind, onChanged }: PaymentPanelProps) => {
  const { t } = useLingui();
  const { amount, cancelledAt, cancelledBy, createdAt, createdBy, currency, customer, order, paidAt, state } = payment;
  return (
    <>
      <KeyValueList
        items={[
          { id: 'state', label: t`Status`, value: <PaymentState state={state} /> },
          { id: 'text', label: t`Description`, value: <bdi>{payment.text}</bdi> },
          { id: 'amount', label: t`Amount`, value: formatMoney(amount, currency) },
          {
            id: 'customer',
            label: t`Customer`,
            value: <Link href={`/admin/users?row=${customer.id}`}>{customer.name}</Link>,
          },
          ...(order === null
            ? []
            : [{ id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> }]),
          { id: 'by', label: t`Requested by`, value: `${createdBy.name}, ${formatDate(createdAt)}` },
          ...(paidAt === null
            ? []
            : [
                {
                  id: 'paid',
                  label: t({ message: 'Paid on', context: 'customer payment' }),
                  value: formatDate(paidAt),
                },
              ]),
          ...(cancelledBy === null || cancelledAt === null
            ? []
            : [{ id: 'cancelled', label: t`Cancelled by`, value: `${cancelledBy.name}, ${formatDate(cancelledAt)}` }]),
        ]}
      />
      {state === 'open' && (
        <>
          <PaymentLink id={payment.id} />
          <CancelPaymentButton payment={payment} kind={kind} onChanged={onChanged} />
        </>
      )}
    </>
  );
};

const CancelPaymentButton = ({ payment, kind, onChanged }: PaymentPanelProps) => {
  const { t } = useLingui();
  const own = usePaymentsApi();
  return (
    <ConfirmedAction
      label={t`Cancel request`}
      title={t`Cancel this payment request?`}
      call={(options) => own[kind].cancel({ id: payment.id }, options)}
      successMessage={t`Payment request cancelled.`}
      onChanged={onChanged}
    >
      <Trans>{payment.customer.name} won’t be able to pay this request any more.</Trans>
    </ConfirmedAction>
  );
};
