import type { OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useSetAtom } from '../../core/state.ts';
import { userInfoAtom } from '../../session/session-atoms.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { PayDialog } from './pay-dialog.tsx';

const order = { id: 7, price: { amount: 4400, currency: 'USD' } } as OrderView;

const Paying = ({ balance, price }: { readonly balance: number; readonly price: OrderView['price'] }) => {
  const know = useSetAtom(userInfoAtom);
  useLayoutEffect(() => know({ name: 'Mina', balance, premium: false, loyaltyRank: null }), [know, balance]);
  return <PayDialog order={{ ...order, price }} onClose={() => undefined} />;
};

async function openDialog(balance: number, price: OrderView['price'] = order.price, refusal?: FakeApiError) {
  const sent: unknown[] = [];
  const pay = (request: unknown) => {
    sent.push(request);
    if (refusal !== undefined) throw refusal;
    return { order: { ...order, version: 2 } };
  };
  const { settle } = await renderInApp({
    node: <Paying balance={balance} price={price} />,
    answers: { order: { pay }, exchange: { usdToEur: () => ({ rate: 0.92 }) } } as never,
  });
  await settle();
  const field = (label: string): HTMLInputElement | null => {
    const id = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )?.htmlFor;
    return id === undefined ? null : document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  };
  const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
  return { sent, settle, field, submit, text: () => document.body.textContent };
}

async function fill(input: HTMLInputElement | null, text: string) {
  if (input === null) throw new Error('no field');
  await typeInto(input, text);
  await act(async () => input.blur());
}

test('the dialog shows no coins field without coins', async () => {
  const { field, submit, text } = await openDialog(0);
  expect(field('Use BoostCoins')).toBeNull();
  expect(field('Card number')).not.toBeNull();
  expect(text()).not.toContain('BoostCoins');
  expect(submit()?.textContent).toBe('Pay $44.00');
});

test('coins lower what is paid by card, and both are sent', async () => {
  const { field, submit, text, sent, settle } = await openDialog(1240);
  expect(text()).toContain('Balance: 1,240. Maximum here: 1,240.');
  await fill(field('Use BoostCoins'), '400');
  expect(text()).toContain('Left to pay$40.00');
  expect(submit()?.textContent).toBe('Pay $40.00');
  expect(submit()?.disabled).toBe(true);
  await fill(field('Card number'), '4242 4242 4242 4242');
  await act(async () => submit()?.click());
  await settle();
  expect(sent).toEqual([{ id: 7, card: '4242 4242 4242 4242', coins: 400 }]);
});

test('no card is asked for when coins pay everything', async () => {
  const { field, submit, sent, settle } = await openDialog(9000);
  const all = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Use 4,400 BoostCoins',
  );
  await act(async () => all?.click());
  expect(field('Card number')).toBeNull();
  expect(submit()?.textContent).toBe('Pay with BoostCoins');
  await act(async () => submit()?.click());
  await settle();
  expect(sent).toEqual([{ id: 7, coins: 4400 }]);
});

test('more coins than there are cannot be sent', async () => {
  const { field, submit, text } = await openDialog(300);
  await fill(field('Card number'), '4242 4242 4242 4242');
  await fill(field('Use BoostCoins'), '301');
  expect(text()).toContain('Enter a value between 0 and 300');
  expect(submit()?.disabled).toBe(true);
});

test('coins pay an order in euros at the exchange rate', async () => {
  const { field, text } = await openDialog(9000, { amount: 4048, currency: 'EUR' });
  expect(text()).toContain('Maximum here: 4,400.');
  await fill(field('Use BoostCoins'), '1000');
  expect(text()).toContain('Left to pay€31.28');
});

test.each([
  ['coins', 'Use BoostCoins'],
  ['card', 'Card number'],
])('a server error of %s is shown once, at the field, which gets focus', async (name, label) => {
  const message = 'The server refuses this.';
  const refusal = new FakeApiError('invalid', message, { [name]: message });
  const { field, submit, text, settle } = await openDialog(1240, order.price, refusal);
  await fill(field('Use BoostCoins'), '400');
  await fill(field('Card number'), '4242 4242 4242 4242');
  await act(async () => submit()?.click());
  await settle();
  expect(text()?.split(message)).toHaveLength(2);
  expect(field(label)?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(label));
});
