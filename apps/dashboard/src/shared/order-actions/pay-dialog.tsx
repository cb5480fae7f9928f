import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** Pays with the built-in test provider, which explains its test numbers. */
export const PayDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const [card, setCard] = useState('');
  const price = formatMoney(order.price.amount, order.price.currency);
  const action = useOrderAction(order.id, { onSuccess: onClose });
  const cardError = action.problem?.fields.card;
  return (
    <OrderDialog
      form={{ ...action, onClose }}
      title={t`Pay ${price}`}
      submitLabel={t`Pay ${price}`}
      problem={cardError === undefined ? action.problem?.message : undefined}
      call={useOrderApi().order.pay}
      request={card.trim() === '' ? null : { id: order.id, card }}
    >
      <Banner tone="info" icon="flask-conical">
        <Trans>
          This is a test payment provider: nothing is charged. <b>4242 4242 4242 4242</b> succeeds and{' '}
          <b>4000 0000 0000 0002</b> is declined. All other numbers are rejected without being read. Never enter a real
          card number.
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
        autoFocus
        isRequired
      />
    </OrderDialog>
  );
};
