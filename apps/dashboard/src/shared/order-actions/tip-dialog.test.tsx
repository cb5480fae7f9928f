import type { OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useSetAtom } from '../../core/state.ts';
import { userInfoAtom } from '../../session/session-atoms.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { TipDialog } from './tip-dialog.tsx';

const order = {
  id: 7,
  price: { amount: 9200, currency: 'USD' },
  booster: { id: 2, name: 'Kaito', image: null },
} as OrderView;

const Tipping = ({ balance }: { readonly balance: number }) => {
  const know = useSetAtom(userInfoAtom);
  useLayoutEffect(() => know({ name: 'Mina', balance, premium: false, loyaltyRank: null }), [know, balance]);
  return <TipDialog order={order} onClose={() => undefined} />;
};

async function openDialog(balance = 0, refusal?: FakeApiError) {
  const sent: unknown[] = [];
  const tip = (request: unknown) => {
    sent.push(request);
    if (refusal !== undefined) throw refusal;
    return { order: { ...order, version: 2 } };
  };
  const { settle } = await renderInApp({
    node: <Tipping balance={balance} />,
    answers: { order: { tip } } as never,
  });
  await settle();
  const field = (label: string): HTMLInputElement | null => {
    const id = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )?.htmlFor;
    return id === undefined ? null : document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  };
  const choose = (label: string) =>
    act(async () =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
    );
  const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
  return { sent, settle, field, choose, submit, text: () => document.body.textContent };
}

async function fill(input: HTMLInputElement | null, text: string) {
  if (input === null) throw new Error('no field');
  await typeInto(input, text);
  await act(async () => input.blur());
}

test('the dialog suggests 5, 10 and 20 percent of the price and says who gets the tip', async () => {
  const { text, submit } = await openDialog();
  for (const part of ['$4.60', '$9.20', '$18.40', 'Kaito gets the whole amount. We keep nothing of it.']) {
    expect(text()).toContain(part);
  }
  expect(submit()?.textContent).toBe('Tip $9.20');
});

test('a suggested tip is paid by card', async () => {
  const { field, choose, submit, sent, settle } = await openDialog();
  await choose('$18.40');
  expect(submit()?.disabled).toBe(true);
  await fill(field('Card number'), '4242 4242 4242 4242');
  await act(async () => submit()?.click());
  await settle();
  expect(sent).toEqual([{ id: 7, amount: 1840, card: '4242 4242 4242 4242' }]);
});

test('an own amount is paid with coins and needs no card', async () => {
  const { field, choose, submit, sent, settle } = await openDialog(1240);
  await choose('Other amount');
  expect(field('Card number')).toBeNull();
  await fill(field('Your amount'), '3');
  await fill(field('Use BoostCoins'), '300');
  expect(field('Card number')).toBeNull();
  expect(submit()?.textContent).toBe('Tip $3.00');
  await act(async () => submit()?.click());
  await settle();
  expect(sent).toEqual([{ id: 7, amount: 300, coins: 300 }]);
});

test('an own amount below the smallest tip cannot be sent', async () => {
  const { field, choose, submit } = await openDialog();
  await choose('Other amount');
  await fill(field('Your amount'), '0.99');
  expect(submit()?.disabled).toBe(true);
  expect(field('Card number')).toBeNull();
});

test.each([
  ['a suggested amount', '$18.40'],
  ['an own amount', 'Other amount'],
])('the error of the server on the amount is shown with %s', async (_, choice) => {
  const message = 'Enter a smaller tip.';
  const refusal = new FakeApiError('invalid', message, { amount: message });
  const { field, choose, submit, settle, text } = await openDialog(0, refusal);
  await choose(choice);
  if (field('Your amount') !== null) await fill(field('Your amount'), '3');
  await fill(field('Card number'), '4242 4242 4242 4242');
  await act(async () => submit()?.click());
  await settle();
  expect(text()?.split(message)).toHaveLength(2);
});

test('the amounts keep the focus when an own amount is chosen by arrow key', async () => {
  const { field, settle } = await openDialog();
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const [largest, own] = radios.slice(-2);
  await act(async () => largest?.click());
  await act(async () => largest?.focus());
  const press = { key: 'ArrowRight', bubbles: true };
  await act(async () => largest?.dispatchEvent(new KeyboardEvent('keydown', press)));
  await settle();
  expect(field('Your amount')).not.toBeNull();
  expect(document.activeElement).toBe(own);
});
