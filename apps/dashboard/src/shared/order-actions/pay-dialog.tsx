import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { isShownByPaymentFields, PaymentFields } from './payment-fields.tsx';
import { useCoinPayment } from './use-coin-payment.ts';
import { useOrderAction } from './use-order-action.ts';

/** Pays with BoostCoins and the built-in test provider, which explains its test numbers. */
export const PayDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const [card, setCard] = useState('');
  const price = formatMoney(order.price.amount, order.price.currency);
  const action = useOrderAction(order.id, { onSuccess: onClose });
  const payment = useCoinPayment(order.price);
  const { coins, rest, isValid } = payment;
  const left = formatMoney(rest, order.price.currency);
  const errors = action.problem?.fields ?? {};
  const isComplete = isValid && (rest === 0 || card.trim() !== '');
  return (
    <OrderDialog
      form={{ ...action, onClose }}
      title={t`Pay ${price}`}
      submitLabel={rest === 0 ? t`Pay with BoostCoins` : t`Pay ${left}`}
      problem={isShownByPaymentFields(payment, errors) ? undefined : action.problem?.message}
      call={useOrderApi().order.pay}
      request={isComplete ? { id: order.id, ...(rest > 0 && { card }), ...(coins > 0 && { coins }) } : null}
    >
      <PaymentFields
        payment={payment}
        card={card}
        onCardChange={setCard}
        errors={errors}
        focusesCard={payment.typed === null}
      />
    </OrderDialog>
  );
};
