import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../core/toasts.ts';
import type { Addon } from '../../../shared/staff-forms/addon-form.ts';
import type { Fine } from '../../../shared/staff-forms/fine-form.ts';
import type { StaffOrder } from '../../../shared/staff-forms/order-note-form.ts';
import type { ProgressPay } from '../../../shared/staff-forms/progress-pay-form.tsx';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderRow } from '../../../testing/order-row.ts';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { StaffCard } from './staff-card.tsx';

const ID = 10_007;
const kaito = { id: 5, name: 'Kaito', image: null };
const played = orderView(ID, { status: ORDER_STATUS.processing, booster: kaito });
const row: StaffOrder = { ...orderRow(ID), note: 'Wants evenings only', version: 4 };
const fine: Fine = {
  id: 3,
  order: ID,
  booster: kaito,
  amount: 500,
  currency: 'EUR',
  reason: 'Late without a word',
  state: 'open',
  payout: null,
  createdBy: { id: 1, name: 'Nils', image: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  liftedBy: null,
  liftedAt: null,
};
const created = { createdBy: { id: 1, name: 'Nils', image: null }, createdAt: '2026-01-01T00:00:00.000Z' };
const progressPay: ProgressPay = {
  ...created,
  id: 6,
  order: ID,
  purchase: 'Placement matches',
  booster: kaito,
  amount: 40,
  currency: 'EUR',
  percent: 50,
  note: 'Half way',
  state: 'open',
  payout: null,
};
const addon: Addon = {
  ...created,
  id: 8,
  order: ID,
  customer: { id: 4, name: 'Mina', image: null },
  amount: 1_200,
  currency: 'EUR',
  text: 'Two more divisions',
  state: 'open',
  paidAt: null,
  cancelledAt: null,
  cancelledBy: null,
};
/** Only sent requests are asserted; the responses are refused. */
const refuse = () => {
  throw new FakeApiError('conflict');
};

beforeEach(() => {
  localStorage.clear();
  toasts.resume('hidden');
  toasts.closeAll();
  // The queue is the app's own: it stays as other tests expect it.
  return () => {
    toasts.closeAll();
    toasts.pause('hidden');
  };
});

async function renderCard(order: typeof played, answers = {}, role: Role = ROLE.moderator) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: 1, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page, settle } = await renderInApp({
    node: <StaffCard order={order} />,
    answers: {
      auth: { canViewOrder: () => ({ allowed: true }) },
      order: { get: () => ({ order }) },
      orders: { get: () => ({ row }) },
      ...answers,
    },
    claims: read.session,
  });
  const press = async (name: string) => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
    await act(async () => found.at(-1)?.focus());
    await act(async () => found.at(-1)?.click());
    await settle();
  };
  const fill = async (label: string, text: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
    const field = document.getElementById(found?.htmlFor ?? '');
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`No ${label}`);
    await typeInto(field, text);
    await act(async () => field.blur());
    await settle();
  };
  const buttons = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { page, press, fill, buttons };
}

const FORMS = ['New fine', 'New progress payment', 'New add-on'];

test.each([
  ['with a booster', played, FORMS],
  ['that nobody has played', orderView(ID), ['New add-on']],
  ['that is complete', { ...played, status: ORDER_STATUS.complete }, ['New fine']],
  ['of which the user is the customer', { ...played, customer: { ...kaito, id: 1 } }, ['New fine']],
])(
  'the staff card of an order %s shows the note and offers the forms that the server allows',
  async (_, order, forms) => {
    const { page, buttons } = await renderCard(order);
    expect(page.textContent).toContain('Wants evenings only');
    expect(buttons()).toEqual(['Edit note', ...forms]);
  },
);

test('a fine from the order page is for its order, currency and booster', async () => {
  const create = vi.fn(() => ({ row: fine }));
  const { press, fill } = await renderCard(played, { fines: { create } });
  await press('New fine');
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Order number');
  await fill('Amount', '5');
  await fill('Reason', 'Late without a word');
  await press('Save');
  const fields = { booster: 5, order: ID, currency: 'EUR', amount: 500, reason: 'Late without a word' };
  expect(create).toHaveBeenCalledExactlyOnceWith({ fields }, expect.anything());
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('a progress payment from the order page is for its order and shows the limit', async () => {
  const create = vi.fn(refuse);
  const { press, fill } = await renderCard(played, { progresspays: { create } });
  await press('New progress payment');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Already paid');
  await fill('Amount', '0.4');
  await fill('Note', 'Half way');
  await press('Save');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { fields: { order: ID, amount: 40, note: 'Half way' } },
    expect.anything(),
  );
});

test('an add-on from the order page is for its order', async () => {
  const create = vi.fn(refuse);
  const { press, fill } = await renderCard(played, { addonpayments: { create } });
  await press('New add-on');
  await fill('Amount', '12');
  await fill('Description', 'Two more divisions');
  await press('Save');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { fields: { order: ID, amount: 1_200, text: 'Two more divisions' } },
    expect.anything(),
  );
});

test.each([
  {
    name: 'Edit note',
    input: [['Note', 'Call first']],
    answers: { orders: { get: () => ({ row }), update: () => ({ row: { ...row, note: 'Call first', version: 5 } }) } },
  },
  {
    name: 'New fine',
    input: [
      ['Amount', '5'],
      ['Reason', 'Late without a word'],
    ],
    answers: { fines: { create: () => ({ row: fine }) } },
  },
  {
    name: 'New progress payment',
    input: [
      ['Amount', '0.4'],
      ['Note', 'Half way'],
    ],
    answers: { progresspays: { create: () => ({ row: progressPay }) } },
  },
  {
    name: 'New add-on',
    input: [
      ['Amount', '12'],
      ['Description', 'Two more divisions'],
    ],
    answers: { addonpayments: { create: () => ({ row: addon }) } },
  },
] as const)('$name closes once it is saved, says so and returns the focus', async ({ name, input, answers }) => {
  const { press, fill } = await renderCard(played, answers);
  await press(name);
  for (const [label, text] of input) await fill(label, text);
  await press('Save');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement?.textContent).toBe(name);
  expect(toasts.getSnapshot().visible.map(({ style, message }) => [style, message])).toEqual([
    ['success', expect.stringContaining('saved.')],
  ]);
});

test('the note stays open when it is not saved', async () => {
  const { press, fill } = await renderCard(played, { orders: { get: () => ({ row }), update: refuse } });
  await press('Edit note');
  await fill('Note', 'Call first');
  await press('Save');
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
});

test('the note is changed on the order page with its version', async () => {
  const update = vi.fn(() => ({ row: { ...row, note: 'Call first', version: 5 } }));
  const { press, fill } = await renderCard(played, { orders: { get: () => ({ row }), update } });
  await press('Edit note');
  await fill('Note', 'Call first');
  await press('Save');
  expect(update).toHaveBeenCalledExactlyOnceWith(
    { id: ID, version: 4, fields: { note: 'Call first' } },
    expect.anything(),
  );
});
