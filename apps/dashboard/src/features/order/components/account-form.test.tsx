import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { unsavedAtom } from '../../../data/unsaved.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { accountPrefillAtom } from '../account-prefill.ts';
import { AccountForm } from './account-form.tsx';

const order = { id: 10_001, status: ORDER_STATUS.awaiting } as OrderView;

const Card = () => {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <AccountForm order={order} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />;
};

test('account details are not stored as a draft; the form counts as unsaved input until it is left', async () => {
  const { page, store } = await renderInApp({ node: <Card />, answers: {} });
  expect(store.get(unsavedAtom)).toEqual([]);
  const note = page.querySelector('textarea');
  if (note === null) throw new Error('no field');
  await typeInto(note, 'After eight, please');
  expect(store.get(unsavedAtom)).toEqual(['Account details']);
  const cancel = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
  await act(async () => cancel?.click());
  expect(store.get(unsavedAtom)).toEqual([]);
});

test('of a message that is moved here, all that is no login or password goes to the note', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  const { page, store } = await renderInApp({ node: <Card />, answers: {} });
  const move = (text: string, values: { readonly login?: string; readonly password?: string }) =>
    act(async () => store.set(accountPrefillAtom, { order: order.id, values, text }));
  const value = (field: string) => page.querySelector<HTMLInputElement | HTMLTextAreaElement>(field)?.value;
  await move('login: robin password: secret1\nPlay after eight', { login: 'robin', password: 'secret1' });
  expect(['[name=login]', '[name=password]', 'textarea'].map(value)).toEqual(['robin', 'secret1', 'Play after eight']);
  await move('password: secret2, and call +49 151 12345678', { password: 'secret2' });
  expect([value('[name=password]'), value('textarea')]).toEqual([
    'secret1',
    'Play after eight\npassword: secret2, and call +49 151 12345678',
  ]);
});
