import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { isShownByPaymentFields, PaymentFields } from './payment-fields.tsx';
import { TipAmount, useTipAmount } from './tip-amount.tsx';
import { useCoinPayment } from './use-coin-payment.ts';
import { useOrderAction } from './use-order-action.ts';

/** A tip for the booster, paid with BoostCoins, by card or both. */
export const TipDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const [card, setCard] = useState('');
  const amount = useTipAmount(order.price);
  const { currency, tip } = amount;
  const payment = useCoinPayment({ amount: tip, currency });
  const { coins, rest, isValid } = payment;
  const sum = formatMoney(tip, currency);
  const action = useOrderAction(order.id, { success: t`You tipped ${sum}.`, onSuccess: onClose });
  const errors = action.problem?.fields ?? {};
  const isShownByField = errors.amount !== undefined || isShownByPaymentFields(payment, errors);
  const isComplete = tip > 0 && isValid && (rest === 0 || card.trim() !== '');
  const name = order.booster?.name;
  return (
    <OrderDialog
      form={{ ...action, onClose }}
      title={name === undefined ? t`Tip your booster` : t`Tip ${name}`}
      submitLabel={tip === 0 ? t`Tip` : t`Tip ${sum}`}
      cancelLabel={t`Not now`}
      problem={isShownByField ? undefined : action.problem?.message}
      call={useOrderApi().order.tip}
      request={
        isComplete ? { id: order.id, amount: tip, ...(rest > 0 && { card }), ...(coins > 0 && { coins }) } : null
      }
    >
      <p>
        {name === undefined ? (
          <Trans>Your booster gets the whole amount. We keep nothing of it.</Trans>
        ) : (
          <Trans>{name} gets the whole amount. We keep nothing of it.</Trans>
        )}
      </p>
      <TipAmount amount={amount} error={errors.amount} />
      {tip > 0 && <PaymentFields payment={payment} card={card} onCardChange={setCard} errors={errors} />}
    </OrderDialog>
  );
};
