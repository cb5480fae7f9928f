import { ANONYMOUS } from '@boostdesk/auth';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { writeDraft } from '../../data/drafts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { useDraft } from './use-draft.ts';

const { id: USER } = ANONYMOUS;
const FORM = 'note';
const KEY = `boostdesk.draft.${USER}.${FORM}`;
const DAY_MS = 24 * 60 * 60 * 1000;

const Note = () => {
  const draft = useDraft(FORM, () => '');
  return <input value={draft.value} onChange={(event) => draft.change(event.target.value)} />;
};

const openForm = async () => {
  const { page } = await renderInApp({ node: <Note />, answers: {} });
  const input = page.querySelector('input');
  if (input === null) throw new Error('no form');
  return input;
};

/** Another tab changes the stored draft; null: it was sent or discarded. */
const changeInOtherTab = (draft: string | null, key = KEY) =>
  act(async () => {
    const oldValue = localStorage.getItem(key);
    writeDraft(USER, key.slice(key.lastIndexOf('.') + 1), draft);
    const newValue = localStorage.getItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  });

beforeEach(() => localStorage.clear());

test('a restored draft empties when another tab has sent it', async () => {
  writeDraft(USER, FORM, 'Hello');
  const input = await openForm();
  expect(input.value).toBe('Hello');
  await changeInOtherTab(null);
  expect(input.value).toBe('');
});

test('a draft typed after both tabs were opened empties when the other tab has sent it', async () => {
  const input = await openForm();
  await typeInto(input, 'Hello');
  await changeInOtherTab(null);
  expect(input.value).toBe('');
});

test('a draft follows what the other tab types, and empties when that is sent', async () => {
  writeDraft(USER, FORM, 'Hello');
  const input = await openForm();
  await changeInOtherTab('Hello, Mina');
  expect(input.value).toBe('Hello, Mina');
  await changeInOtherTab(null);
  expect(input.value).toBe('');
});

test('a draft follows two changes of the other tab that arrive before it is rendered', async () => {
  writeDraft(USER, FORM, 'Hello');
  const input = await openForm();
  await act(async () => {
    void changeInOtherTab('Hello, Mina');
    void changeInOtherTab(null);
  });
  expect(input.value).toBe('');
});

test('an empty form shows what the other tab types', async () => {
  const input = await openForm();
  await changeInOtherTab('Hello');
  expect(input.value).toBe('Hello');
});

test('text that differs from the draft sent in the other tab stays', async () => {
  writeDraft(USER, FORM, 'Hello');
  const input = await openForm();
  await typeInto(input, 'Hello again');
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), draft: 'Hello' }));
  await changeInOtherTab(null);
  expect(input.value).toBe('Hello again');
});

test("another form's draft that is sent changes nothing", async () => {
  writeDraft(USER, FORM, 'Hello');
  writeDraft(USER, 'other', 'Hello');
  const input = await openForm();
  await changeInOtherTab(null, `boostdesk.draft.${USER}.other`);
  expect(input.value).toBe('Hello');
});

test('the removal of an expired draft, or of the whole storage, keeps the text', async () => {
  const input = await openForm();
  await typeInto(input, 'Hello');
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now() - DAY_MS - 1, draft: 'Hello' }));
  await changeInOtherTab(null);
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(input.value).toBe('Hello');
});
