import type { OrderView } from '@boostdesk/api-client/contract';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { writeDraft } from '../../data/drafts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { ExtendDialog } from './extend-dialog.tsx';

const order = { id: 7, deadline: null } as OrderView;

beforeEach(() => localStorage.clear());

async function fill(input: HTMLInputElement, text: string) {
  await typeInto(input, text);
  await act(async () => input.blur());
}

test.each([
  ['', 'Enter the number of days'],
  ['99', 'Enter a value between 1 and 60'],
  ['0', 'Enter a value between 1 and 60'],
])('the dialog rejects %j as days and cannot be sent', async (days, words) => {
  await renderInApp({ node: <ExtendDialog order={order} onClose={() => undefined} />, answers: {} });
  const [input] = document.querySelectorAll('input');
  if (input === undefined) throw new Error('no field');
  await fill(input, days);
  expect(document.body.textContent).toContain(words);
  expect(document.body.textContent).not.toContain('The new deadline is');
  expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
});

test('discarding a restored draft focuses the first field', async () => {
  writeDraft(0, 'order 7 extend', { days: 5, reason: 'A holiday' });
  await renderInApp({ node: <ExtendDialog order={order} onClose={() => undefined} />, answers: {} });
  expect(document.querySelector('input')?.value).toBe('5');
  const discard = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard');
  await act(async () => {
    discard?.focus();
    discard?.click();
  });
  expect(document.body.textContent).not.toContain('What you typed before');
  expect(document.querySelector('input')?.value).toBe('2');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
