import type { SessionClaims } from '@boostdesk/auth';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from '../../../app/drafts.ts';
import { drawInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { NameForm } from './name-form.tsx';

const NOTE = 'What you typed before';
const USER = 5;
const WHAT = 'profile name';
const kept = () => readDraft(USER, WHAT);

async function draw(name: string) {
  const claims = { user: USER, role: 3, name } as unknown as SessionClaims;
  const { page } = await drawInApp({ node: <NameForm />, answers: {}, claims });
  const field = page.querySelector('input');
  if (field === null) throw new Error('no field');
  return { page, field };
}

beforeEach(() => localStorage.clear());

test.each([
  ['taken back', 'Mina'],
  ['with a blank after it', 'Mina '],
])('the name as it is, %s, leaves no draft', async (_, typed) => {
  const { field } = await draw('Mina');
  await typeInto(field, 'Minaa');
  expect(kept()).toBeDefined();
  await typeInto(field, typed);
  expect(field.value).toBe(typed);
  expect(kept()).toBeUndefined();
});

test('a draft that has become the name meanwhile does not come back', async () => {
  keepDraft(USER, WHAT, { isTyped: true, typed: 'Mina ' });
  const { page, field } = await draw('Mina');
  expect(page.textContent).not.toContain(NOTE);
  expect(field.value).toBe('Mina');
});

test('who discards what is back goes on in the field', async () => {
  keepDraft(USER, WHAT, { isTyped: true, typed: 'Minaa' });
  const { page, field } = await draw('Mina');
  expect(page.textContent).toContain(NOTE);
  const discard = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard');
  await act(async () => {
    discard?.focus();
    discard?.click();
  });
  expect(page.textContent).not.toContain(NOTE);
  expect(field.value).toBe('Mina');
  expect(document.activeElement).toBe(field);
});
