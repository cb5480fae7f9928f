import { expect, test } from 'vitest';
import { unsavedAtom } from '../../../app/unsaved.ts';
import { drawInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { PasswordCard } from './password-card.tsx';

test('a password that was typed is kept nowhere: the page knows that it would go with it, until it is taken back', async () => {
  const { page, store } = await drawInApp({ node: <PasswordCard />, answers: {} });
  const field = page.querySelectorAll('input')[1];
  if (field === undefined) throw new Error('no field');
  expect(store.get(unsavedAtom)).toEqual([]);
  await typeInto(field, 'a new one');
  expect(store.get(unsavedAtom)).toEqual(['Password']);
  await typeInto(field, '');
  expect(store.get(unsavedAtom)).toEqual([]);
});
