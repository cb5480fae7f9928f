import { TIP_MAX } from '@boostdesk/api-client/contract';
import { suggestedTip, TIP_MIN, TIP_PERCENTS } from '@boostdesk/catalogs/rules';
import { ChoiceGrid } from '@boostdesk/ui/choice-grid';
import { MoneyField } from '@boostdesk/ui/money-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useOrderApi } from './api.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { useCoinPayment } from './use-coin-payment.ts';
import { useOrderAction } from './use-order-action.ts';

const OWN = 'own';
const isTip = (amount: number | null): amount is number =>
  amount !== null && amount >= TIP_MIN && amount <= TIP_MAX;

/** A tip in percent of the price or of any amount, paid with BoostCoins, by card or both. */
export const TipDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const { amount: price, currency } = order.price;
  const [choice, setChoice] = useState('10');
  const [typed, setTyped] = useState<number | null>(null);
  const [card, setCard] = useState('');
  const amount = choice === OWN ? typed : suggestedTip(price, Number(choice));
  const tip = isTip(amount) ? amount : 0;
  const payment = useCoinPayment({ amount: tip, currency });
  const { coins, rest, isValid } = payment;
  const sum = formatMoney(tip, currency);
  const action = useOrderAction(order.id, { success: t`You tipped ${sum}.`, onSuccess: onClose });
  const errors = action.problem?.fields ?? {};
  const isShownByField = [errors.amount, errors.card, errors.coins].some((error) => error !== undefined);
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
      <ChoiceGrid
        label={t`Amount`}
        variant="tile"
        columns={4}
        phoneColumns={2}
        value={choice}
        onChange={setChoice}
        choices={[
          ...TIP_PERCENTS.map((percent) => ({
            value: String(percent),
            label: formatMoney(suggestedTip(price, percent), currency),
            note: formatPercent(percent),
          })),
          { value: OWN, label: t`Other amount` },
        ]}
      />
      {choice === OWN && (
        <MoneyField
          label={t`Your amount`}
          currency={currency}
          value={typed}
          onChange={setTyped}
          minValue={TIP_MIN}
          maxValue={TIP_MAX}
          error={errors.amount}
          autoFocus
          isRequired
        />
      )}
      {tip > 0 && <PaymentFields payment={payment} card={card} onCardChange={setCard} errors={errors} />}
    </OrderDialog>
  );
};
