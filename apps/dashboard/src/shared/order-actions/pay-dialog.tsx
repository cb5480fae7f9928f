import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { CoinsField } from './coins-field.tsx';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
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
  const { card: cardError, coins: coinsError } = action.problem?.fields ?? {};
  const isComplete = isValid && (rest === 0 || card.trim() !== '');
  return (
    <OrderDialog
      form={{ ...action, onClose }}
      title={t`Pay ${price}`}
      submitLabel={rest === 0 ? t`Pay with BoostCoins` : t`Pay ${left}`}
      problem={cardError === undefined && coinsError === undefined ? action.problem?.message : undefined}
      call={useOrderApi().order.pay}
      request={isComplete ? { id: order.id, ...(rest > 0 && { card }), ...(coins > 0 && { coins }) } : null}
    >
      <CoinsField payment={payment} error={coinsError} />
      {rest > 0 && (
        <>
          <Banner tone="info" icon="flask-conical">
            <Trans>
              This is a test payment provider: nothing is charged. <b>4242 4242 4242 4242</b> succeeds and{' '}
              <b>4000 0000 0000 0002</b> is declined. All other numbers are rejected without being read. Never enter a
              real card number.
            </Trans>
          </Banner>
          <TextField
            label={t`Card number`}
            value={card}
            onChange={setCard}
            error={cardError}
            validMessage={null}
            placeholder="4242 4242 4242 4242"
            inputMode="numeric"
            autoComplete="off"
            maxLength={ORDER_TEXT_MAX.card}
            isExact
            autoFocus={payment.typed === null}
            isRequired
          />
        </>
      )}
    </OrderDialog>
  );
};
