import type { Money as MoneyAmount } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Money } from '@boostdesk/ui/money';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import * as z from 'zod/mini';
import styles from './pay.module.css';
import { type PayHooks, usePay } from './use-pay.ts';

/** The test provider's numbers and what each does. */
const cards = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
] as const;

export interface PayFormProps<Paid> extends PayHooks<Paid> {
  readonly price: MoneyAmount;
}

const filled = z.object({ card: z.string().check(z.refine((card) => card.trim() !== '')) });
const words = { card: 'Enter a card number.' };

export const PayForm = <Paid,>({ price, ...hooks }: PayFormProps<Paid>) => {
  const pay = usePay(hooks);
  const form = useForm(filled, { values: { card: '' }, words, onSubmit: ({ card }) => pay(card) });
  return (
    <Card title="Test payment" isLined>
      <Form {...form.props}>
        <TextField
          label="Card number"
          subLabel="Nothing is charged. Don’t enter a real card number; it will be rejected."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          isExact
          validMessage={null}
          {...form.text('card')}
        />
        <ul className={styles.cards}>
          {cards.map(({ number, outcome }) => (
            <li key={number}>
              <span>
                <code>{number}</code> {outcome}
              </span>
              <Button size="s" aria-label={`Use ${number}`} onPress={() => form.set('card', number)}>
                Use
              </Button>
            </li>
          ))}
          <li>Any other number is rejected.</li>
        </ul>
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          {/* One text: the gap of a button is for its icon. */}
          <span>
            Pay <Money {...price} />
          </span>
        </Button>
      </Form>
    </Card>
  );
};
