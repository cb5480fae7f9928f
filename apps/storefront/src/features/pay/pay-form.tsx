import type { Money as MoneyAmount } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Money } from '@boostdesk/ui/money';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from './pay.module.css';
import { type PayHandlers, usePay } from './use-pay.ts';

/** Cards of the test provider. */
const ACCEPTED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

export interface PayFormProps<Paid> extends PayHandlers<Paid> {
  readonly price: MoneyAmount;
}

const CardSchema = z.object({ card: z.string().check(z.refine((card) => card.trim() !== '')) });

export const PayForm = <Paid,>({ price, ...handlers }: PayFormProps<Paid>) => {
  const { t } = useLingui();
  const pay = usePay(handlers);
  const form = useForm(CardSchema, {
    values: { card: '' },
    errorMessages: { card: t`Enter a card number` },
    onSubmit: ({ card }) => pay(card),
  });
  const takeCard = (number: string) => form.set('card', number);
  return (
    <Card title={t`Test payment`} isLined>
      <Form {...form.props}>
        <TextField
          label={t`Card number`}
          subLabel={t`Nothing is charged. Real card numbers are rejected.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          isExact
          validMessage={null}
          {...form.text('card')}
        />
        <ul className={styles.cards}>
          <TestCard number={ACCEPTED} onUse={takeCard}>
            <Trans>
              <code dir="ltr">{ACCEPTED}</code> succeeds
            </Trans>
          </TestCard>
          <TestCard number={DECLINED} onUse={takeCard}>
            <Trans>
              <code dir="ltr">{DECLINED}</code> is declined
            </Trans>
          </TestCard>
          <li>
            <Trans>Any other number is rejected.</Trans>
          </li>
        </ul>
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          {/* A single text node: the button's gap is for icons. */}
          <span>
            <Trans>
              Pay <Money {...price} />
            </Trans>
          </span>
        </Button>
      </Form>
    </Card>
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
