import { Banner } from '@boostdesk/ui/banner';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useOrderApi } from './api.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { useOrderAction } from './use-order-action.ts';

/** Pays with the built-in test provider, which explains its test numbers. */
export const PayDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const [card, setCard] = useState('');
  const price = formatMoney(order.price.amount, order.price.currency);
  const { submit, isPending, problem } = useOrderAction(order.id, { onSuccess: onClose });
  return (
    <FormDialog
      title={t`Pay ${price}`}
      submitLabel={t`Pay ${price}`}
      isPending={isPending}
      isSubmitDisabled={card.trim() === ''}
      problem={problem === null || problem.fields.card !== undefined ? undefined : problem.message}
      onSubmit={() => void submit(api.order.pay, { id: order.id, card })}
      onClose={onClose}
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
        error={problem?.fields.card}
        validMessage={null}
        placeholder="4242 4242 4242 4242"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        isExact
        autoFocus
        isRequired
      />
    </FormDialog>
  );
};
