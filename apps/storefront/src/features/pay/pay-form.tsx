import type { Money as MoneyAmount } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Money } from '@boostdesk/ui/money';
import { PriceLines } from '@boostdesk/ui/price-lines';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { CoinsField } from '../../shared/coins-field.tsx';
import styles from './pay.module.css';
import { useCoinPayment } from './use-coin-payment.ts';
import { type PayHandlers, usePay } from './use-pay.ts';

/** Cards of the test provider. */
const ACCEPTED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

export interface PayFormProps<Paid> extends PayHandlers<Paid> {
  readonly price: MoneyAmount;
}

const CardSchema = z.object({ card: z.string().check(z.refine((card) => card.trim() !== '')), coins: z.number() });
/** Coins pay everything. */
const CoinsSchema = z.object({ card: z.string(), coins: z.number() });

export const PayForm = <Paid,>({ price, ...handlers }: PayFormProps<Paid>) => {
  const { t, i18n } = useLingui();
  const pay = usePay(handlers);
  const [params] = useSearchParams();
  const { amount, balance, coins, isValid, most, rest, setTyped, typed } = useCoinPayment(
    price,
    parseCoins(params.get('coins')),
  );
  const form = useForm(rest === 0 ? CoinsSchema : CardSchema, {
    values: { card: '', coins: 0 },
    errorMessages: { card: t`Enter a card number` },
    onSubmit: async ({ card }) =>
      isValid
        ? pay({ ...(rest > 0 && { card }), ...(coins > 0 && { coins }) })
        : { message: null, fields: { coins: t`Enter a number of coins up to ${i18n.number(most)}` } },
  });
  const takeCard = (number: string) => form.set('card', number);
  return (
    <Card title={t`Test payment`} isLined>
      <Form {...form.props}>
        <CoinsField
          balance={balance}
          most={most}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            form.set('coins', value || 0);
          }}
          error={form.errors.coins}
        />
        {coins > 0 ? (
          <PriceLines
            aria-live="polite"
            lines={[
              {
                id: 'coins',
                label: <Plural value={coins} one="# BoostCoin" other="# BoostCoins" />,
                amount: <Money amount={-amount} currency={price.currency} />,
                kind: 'discount',
              },
              {
                id: 'left',
                label: t`Left to pay`,
                amount: <Money amount={rest} currency={price.currency} />,
                kind: 'sum',
              },
            ]}
          />
        ) : null}
        {rest === 0 ? null : <CardFields field={form.text('card')} onUse={takeCard} />}
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          {/* A single text node: the button's gap is for icons. */}
          <span>
            {rest === 0 ? (
              <Trans>Pay with BoostCoins</Trans>
            ) : (
              <Trans>
                Pay <Money amount={rest} currency={price.currency} />
              </Trans>
            )}
          </span>
        </Button>
      </Form>
    </Card>
  );
};

/** Of the order form; 0 for anything but a number of coins. */
const parseCoins = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

interface CardFieldsProps {
  readonly field: Partial<TextFieldProps>;
  readonly onUse: (number: string) => void;
}

const CardFields = ({ field, onUse }: CardFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Card number`}
        subLabel={t`Nothing is charged. Real card numbers are rejected.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        isExact
        validMessage={null}
        {...field}
      />
      <ul className={styles.cards}>
        <TestCard number={ACCEPTED} onUse={onUse}>
          <Trans>
            <code dir="ltr">{ACCEPTED}</code> succeeds
          </Trans>
        </TestCard>
        <TestCard number={DECLINED} onUse={onUse}>
          <Trans>
            <code dir="ltr">{DECLINED}</code> is declined
          </Trans>
        </TestCard>
        <li>
          <Trans>Any other number is rejected.</Trans>
        </li>
      </ul>
    </>
  );
};

interface TestCardProps {
  readonly number: string;
  readonly onUse: (number: string) => void;
  /** Result of a payment with this card. */
  readonly children: ReactNode;
}

const TestCard = ({ number, onUse, children }: TestCardProps) => {
  const { t } = useLingui();
  return (
    <li>
      <span>{children}</span>
      <Button size="s" aria-label={t`Use ${number}`} onPress={() => onUse(number)}>
        <Trans>Use</Trans>
      </Button>
    </li>
  );
};
