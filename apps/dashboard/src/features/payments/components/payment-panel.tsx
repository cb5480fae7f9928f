import { Trans, useLingui } from '@lingui/react/macro';
import { paymentAddress } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { CopyLink } from '../../../shared/components/copy-link.tsx';
import { Facts, nameAndDate, orderLink, userLink } from '../../../shared/components/facts.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { type Payment, usePaymentsApi } from '../api.ts';
import { usePaymentStates } from '../payment-states.ts';

interface PaymentPanelProps {
  readonly payment: Payment;
  readonly kind: 'custompayments' | 'addonpayments';
  readonly onChanged: () => void;
}

/** A payment request with its payment link and an action to withdraw it. */
export const PaymentPanel = ({ payment, kind, onChanged }: PaymentPanelProps) => {
  const { t } = useLingui();
  const { config } = useServices();
  const api = usePaymentsApi();
  const states = usePaymentStates();
  const { id, paidAt, state } = payment;
  return (
    <>
      <Facts
        items={[
          { label: t`Status`, value: <StateTag {...states[state]} /> },
          { label: t`Description`, value: <bdi>{payment.text}</bdi> },
          { label: t`Amount`, value: formatMoney(payment.amount, payment.currency) },
          { label: t`Customer`, value: userLink(payment.customer) },
          { label: t`Order`, value: orderLink(payment.order) },
          { label: t`Requested by`, value: nameAndDate(payment.createdBy, payment.createdAt) },
          {
            label: t({ message: 'Paid on', context: 'customer payment' }),
            value: paidAt === null ? null : formatDate(paidAt),
          },
          { label: t`Cancelled by`, value: nameAndDate(payment.cancelledBy, payment.cancelledAt) },
        ]}
      />
      {state === 'open' && (
        <>
          <CopyLink label={t`Payment link for the customer`} address={paymentAddress(config, id)} />
          <ConfirmedAction
            label={t`Cancel request`}
            title={t`Cancel this payment request?`}
            call={(options) => api[kind].cancel({ id }, options)}
            successMessage={t`Payment request cancelled.`}
            onChanged={onChanged}
          >
            <Trans>{payment.customer.name} won’t be able to pay this request any more.</Trans>
          </ConfirmedAction>
        </>
      )}
    </>
  );
};
