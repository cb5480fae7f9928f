import { createIdempotencyKey, extendClient, isApiError } from '@boostdesk/api-client';
import { addonpayments, custompayments } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { toasts } from '../../../app/toasts.ts';
import { formatDate, formatMoney } from '../../../parts/format.ts';
import type { Payment } from '../payment.ts';
import { PaymentState } from '../payment-state.tsx';
import { PaymentLink } from './payment-link.tsx';

interface PaymentPanelProps {
  readonly payment: Payment;
  readonly kind: 'custompayments' | 'addonpayments';
  readonly onChanged: () => void;
}

/** What somebody is asked to pay, the link that they pay by, and the way to take it back. */
export const PaymentPanel = ({ payment, kind, onChanged }: PaymentPanelProps) => {
  const { t } = useLingui();
  const { amount, cancelledAt, cancelledBy, createdAt, createdBy, currency, customer, order, paidAt, state } = payment;
  return (
    <>
      <KeyValueList
        items={[
          { id: 'state', label: t`State`, value: <PaymentState state={state} /> },
          { id: 'text', label: t`What for`, value: <bdi>{payment.text}</bdi> },
          { id: 'amount', label: t`Amount`, value: formatMoney(amount, currency) },
          {
            id: 'customer',
            label: t`Customer`,
            value: <Link href={`/admin/users?row=${customer.id}`}>{customer.name}</Link>,
          },
          ...(order === null
            ? []
            : [{ id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> }]),
          { id: 'by', label: t`Asked by`, value: `${createdBy.name}, ${formatDate(createdAt)}` },
          ...(paidAt === null ? [] : [{ id: 'paid', label: t`Paid`, value: formatDate(paidAt) }]),
          ...(cancelledBy === null || cancelledAt === null
            ? []
            : [{ id: 'cancelled', label: t`Taken back by`, value: `${cancelledBy.name}, ${formatDate(cancelledAt)}` }]),
        ]}
      />
      {state === 'open' && (
        <>
          <PaymentLink id={payment.id} />
          <CancelButton payment={payment} kind={kind} onChanged={onChanged} />
        </>
      )}
    </>
  );
};

const CancelButton = ({ payment, kind, onChanged }: PaymentPanelProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const [isAsked, setAsked] = useState(false);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const cancel = async () => {
    const own = extendClient(api, { custompayments: custompayments.calls, addonpayments: addonpayments.calls });
    try {
      await own[kind].cancel({ id: payment.id }, { idempotencyKey });
      toasts.add({ title: t`Success`, message: t`The payment request was taken back.`, style: 'success' });
    } catch (error) {
      // The toast has said why; what stands here may be out of date.
      if (!isApiError(error)) reportError(error);
    }
    onChanged();
  };
  return (
    <p>
      <Button variant="danger" onPress={() => setAsked(true)}>
        <Trans>Take back</Trans>
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsked}
          onConfirm={cancel}
          title={t`Take this payment request back?`}
          confirmLabel={t`Take back`}
        >
          <Trans>{payment.customer.name} cannot pay it any more.</Trans>
        </ConfirmDialog>
      )}
    </p>
  );
};
