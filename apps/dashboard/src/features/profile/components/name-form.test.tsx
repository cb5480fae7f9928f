import type { SessionClaims } from '@boostdesk/auth';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../data/drafts.ts';
import { claimsAtom } from '../../../session/session-atoms.ts';
import { type InAppOptions, renderInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { NameForm } from './name-form.tsx';

const NOTE = 'Your unsaved changes have been restored';
const USER = 5;
const WHAT = 'profile name';
const kept = () => readDraft(USER, WHAT);

// Renewing the token needs a session.
vi.mock('../use-profile-change.ts', () => ({ useProfileChange: () => (change: () => Promise<unknown>) => change() }));

async function draw(name: string, answers: InAppOptions['answers'] = {}) {
  const claims = { user: USER, role: 3, name } as unknown as SessionClaims;
  const { page, settle, store } = await renderInApp({ node: <NameForm />, answers, claims });
  const field = page.querySelector('input');
  if (field === null) throw new Error('no field');
  const rename = (fresh: string) => act(async () => store.set(claimsAtom, { ...claims, name: fresh }));
  return { page, field, rename, settle };
}

beforeEach(() => localStorage.clear());

test.each([
  ['restored', 'Mina'],
  ['with trailing space', 'Mina '],
])('the unchanged name, %s, leaves no draft', async (_, typed) => {
  const { field } = await draw('Mina');
  await typeInto(field, 'Minaa');
  expect(kept()).toBeDefined();
  await typeInto(field, typed);
  expect(field.value).toBe(typed);
  expect(kept()).toBeUndefined();
});

test('a draft that equals the saved name is not restored', async () => {
  writeDraft(USER, WHAT, { isTyped: true, typed: 'Mina ' });
  const { page, field } = await draw('Mina');
  expect(page.textContent).not.toContain(NOTE);
  expect(field.value).toBe('Mina');
});

test('discarding a restored draft keeps focus in the field', async () => {
  writeDraft(USER, WHAT, { isTyped: true, typed: 'Minaa' });
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

test.each([
  ['stays', 'Minaab', 'Minaab'],
  ['is discarded if empty: the field shows the name', null, 'Mina'],
])('text typed while a name is being saved %s', async (_, typed, shown) => {
  const answer = Promise.withResolvers<{ readonly ok: true }>();
  const { field, settle } = await draw('Mina', { profile: { changeName: () => answer.promise } });
  await typeInto(field, 'Minaa');
  await act(async () => field.form?.requestSubmit());
  if (typed !== null) await typeInto(field, typed);
  answer.resolve({ ok: true });
  await settle();
  expect(field.value).toBe(shown);
  expect(kept()).toEqual(typed === null ? undefined : { isTyped: true, typed });
});

test('the previous name typed while another is being saved stays', async () => {
  const answer = Promise.withResolvers<{ readonly ok: true }>();
  const { field, rename, settle } = await draw('Mina', { profile: { changeName: () => answer.promise } });
  await typeInto(field, 'Minaa');
  await act(async () => field.form?.requestSubmit());
  await typeInto(field, 'Mina');
  await rename('Minaa');
  answer.resolve({ ok: true });
  await settle();
  expect(field.value).toBe('Mina');
});
