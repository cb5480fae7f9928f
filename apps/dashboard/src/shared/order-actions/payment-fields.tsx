import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { CoinsField } from './coins-field.tsx';
import type { CoinPayment } from './use-coin-payment.ts';

type FieldErrors = Readonly<Record<string, string | undefined>>;

interface PaymentFieldsProps {
  readonly payment: CoinPayment;
  readonly card: string;
  readonly onCardChange: (card: string) => void;
  /** The server's errors by field. */
  readonly errors: FieldErrors;
  readonly focusesCard?: boolean;
}

/** Whether a field shows the server's error; the coins field is hidden without coins, the card's when coins pay everything. */
export const isShownByPaymentFields = ({ most, rest }: CoinPayment, { coins, card }: FieldErrors): boolean =>
  (coins !== undefined && most > 0) || (card !== undefined && rest > 0);

/** Fields for BoostCoins and for the card, which pays the rest. */
export const PaymentFields = ({ payment, card, onCardChange, errors, focusesCard = false }: PaymentFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <CoinsField payment={payment} error={errors.coins} />
      {payment.rest > 0 && (
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
            onChange={onCardChange}
            error={errors.card}
            validMessage={null}
            placeholder="4242 4242 4242 4242"
            inputMode="numeric"
            autoComplete="off"
            maxLength={ORDER_TEXT_MAX.card}
            isExact
            autoFocus={focusesCard}
            isRequired
          />
        </>
      )}
    </>
  );
};
