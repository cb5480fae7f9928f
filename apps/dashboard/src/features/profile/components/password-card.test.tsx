import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Services } from '../../../core/services.ts';
import { ServicesContext, useServices } from '../../../core/services-context.ts';
import { unsavedAtom } from '../../../data/unsaved.ts';
import { type InAppOptions, renderInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { PasswordCard } from './password-card.tsx';

test('passwords are not stored as a draft; they count as unsaved input until cleared', async () => {
  const { page, store } = await renderInApp({ node: <PasswordCard />, answers: {} });
  const field = page.querySelectorAll('input')[1];
  if (field === undefined) throw new Error('no field');
  expect(store.get(unsavedAtom)).toEqual([]);
  await typeInto(field, 'a new one');
  expect(store.get(unsavedAtom)).toEqual(['Password']);
  await typeInto(field, '');
  expect(store.get(unsavedAtom)).toEqual([]);
});

/** Replacing the token needs a session. */
const session = { replaceToken: (ask: () => Promise<string>) => ask() } as unknown as Services['session'];

const CardWithSession = () => (
  <ServicesContext value={{ ...useServices(), session }}>
    <PasswordCard />
  </ServicesContext>
);

async function renderCard(answers: InAppOptions['answers']) {
  const { page, settle } = await renderInApp({ node: <CardWithSession />, answers });
  const send = async (password: string, newPassword: string) => {
    const [current, next] = page.querySelectorAll('input');
    if (current === undefined || next === undefined) throw new Error('no fields');
    await typeInto(current, password);
    await typeInto(next, newPassword);
    await act(async () => page.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
    await settle();
    return { current, next };
  };
  return { page, send };
}

test('a new password that is too short is reported once at its field, which gets focus; nothing is sent', async () => {
  const sent: unknown[] = [];
  const { page, send } = await renderCard({
    account: { changePassword: (request: unknown) => ({ token: String(sent.push(request)) }) },
  });
  const { next } = await send('correct horse 9', 'short');
  expect(document.activeElement).toBe(next);
  expect(page.textContent?.split('Use at least 10 characters')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('a wrong current password is reported at its field', async () => {
  const { send } = await renderCard({
    account: {
      changePassword: () => {
        throw new FakeApiError('invalid', 'Invalid', { password: 'Incorrect password.' });
      },
    },
  });
  const { current } = await send('not this one', 'another horse battery');
  const described = current.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Incorrect password.');
});
