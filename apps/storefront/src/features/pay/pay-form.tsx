import type { Money as MoneyAmount } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { FormError } from '@boostdesk/ui/form-error';
import { Money } from '@boostdesk/ui/money';
import { TextField } from '@boostdesk/ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from './pay.module.css';
import { type PayHooks, usePay } from './use-pay.ts';

/** The test provider's numbers and what each does. */
const cards = [
  { number: '4242 4242 4242 4242', outcome: 'is paid' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
] as const;

export interface PayFormProps<Paid> extends PayHooks<Paid> {
  readonly price: MoneyAmount;
}

export const PayForm = <Paid,>({ price, ...hooks }: PayFormProps<Paid>) => {
  const [card, setCard] = useState('');
  const [isSent, setSent] = useState(false);
  const { pay, isPending, problem, clear } = usePay(hooks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (card.trim() !== '') pay(card);
  };
  const write = (value: string) => {
    setCard(value);
    clear();
  };
  return (
    <Card title="Test payment" isLined>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError>{problem?.form}</FormError>
        <TextField
          label="Card number"
          subLabel="Nothing is charged. Do not enter a real card: it is refused."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={card}
          onChange={write}
          isTouched={isSent}
          validMessage={null}
          validate={(value) => (value.trim() === '' ? 'Enter a card number.' : undefined)}
          error={problem?.card}
        />
        <ul className={styles.cards}>
          {cards.map(({ number, outcome }) => (
            <li key={number}>
              <span>
                <code>{number}</code> {outcome}
              </span>
              <Button size="s" aria-label={`Use ${number}`} onPress={() => write(number)}>
                Use
              </Button>
            </li>
          ))}
          <li>Any other number is refused.</li>
        </ul>
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          {/* One text: the gap of a button is for its icon. */}
          <span>
            Pay <Money {...price} />
          </span>
        </Button>
      </form>
    </Card>
  );
};
