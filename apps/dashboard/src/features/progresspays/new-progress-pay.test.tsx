import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AreaPanel, type AreaPanelProps } from '../../shared/area/area-panel.tsx';
import type { ProgressPay } from '../../shared/staff-forms/progress-pay-form.tsx';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { useProgressPays } from './progresspays-screen.tsx';

const TOO_MUCH = 'Based on the progress so far, you can pay up to $20.00.';
const row: ProgressPay = {
  id: 3,
  order: 10_007,
  amount: 1_250,
  currency: 'USD',
  percent: 50,
  state: 'open',
  createdAt: '2026-01-01T00:00:00.000Z',
  purchase: 'LoL boosting',
  booster: { id: 5, name: 'Kaito', image: null },
  note: '',
  payout: null,
  createdBy: { id: 1, name: 'Nils', image: null },
};

const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
if (!read.ok) throw new Error(read.reason);
const claims = read.session;

beforeEach(() => localStorage.clear());

function findField(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
  const input = document.getElementById(found?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`The form has no field ${label}.`);
  return input;
}

const describeField = (label: string): string =>
  (findField(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const NewProgressPay = ({ onOpen }: Pick<AreaPanelProps<ProgressPay>, 'onOpen'>) => (
  <AreaPanel area={useProgressPays()} open="new" onOpen={onOpen} />
);

/** Renders the form of a new progress payment and returns functions to fill and save it. */
async function renderForm(create: (request: unknown) => { readonly row: ProgressPay }) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const onOpen = vi.fn();
  const { settle } = await renderInApp({
    node: <NewProgressPay onOpen={onOpen} />,
    answers: { order: { get: () => ({ order: orderView(10_007) }) }, progresspays: { create } },
    claims,
  });
  const fill = async (label: string, text: string) => {
    const field = findField(label);
    await typeInto(field, text);
    await act(async () => field.blur());
    await settle();
  };
  const save = async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
    await act(async () => button?.click());
    await settle();
  };
  return { fill, save, onOpen };
}

test('the form of a new progress payment sends the typed amount in cents and opens the saved row', async () => {
  const create = vi.fn(() => ({ row }));
  const { fill, save, onOpen } = await renderForm(create);
  await fill('Order number', '10007');
  await fill('Amount', '12.5');
  await save();
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { fields: { order: 10_007, amount: 1_250, note: '' } },
    expect.anything(),
  );
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(3);
});

test('the form of a new progress payment shows the message of a 422 at the amount and stays open', async () => {
  const { fill, save, onOpen } = await renderForm(() => {
    throw new FakeApiError('invalid', 'Check the fields.', { 'fields.amount': TOO_MUCH });
  });
  await fill('Order number', '10007');
  await fill('Amount', '9000');
  await save();
  expect(findField('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(describeField('Amount')).toContain(TOO_MUCH);
  expect(describeField('Order number')).not.toContain(TOO_MUCH);
  expect(onOpen).not.toHaveBeenCalled();
});
