import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { ChangePriceDialog } from './change-price-dialog.tsx';
import { ChangeShareDialog } from './change-share-dialog.tsx';

const order = orderView(7, {
  status: ORDER_STATUS.processing,
  booster: { id: 5, name: 'Kaito', image: null },
  price: { amount: 10_000, currency: 'USD' },
  paidInCoins: { coins: 2500, amount: 2500 },
  share: { percent: 60, winner: 'general', candidates: [] },
  progressPaid: 0,
});

beforeEach(() => {
  localStorage.clear();
  toasts.resume('hidden');
  return () => {
    toasts.closeAll();
    toasts.pause('hidden');
  };
});

async function renderDialog(Dialog: typeof ChangePriceDialog, answers = {}, role: Role = ROLE.seniorModerator) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: 1, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const onClose = vi.fn();
  const { settle, queries } = await renderInApp({
    node: <Dialog order={order} onClose={onClose} />,
    answers: { order: { get: () => ({ order }) }, ...answers },
    claims: read.session,
  });
  const dialog = () => document.querySelector('[role=dialog]');
  const fill = async (label: string, text: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
    const field = document.getElementById(found?.htmlFor ?? '');
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`No ${label}`);
    await typeInto(field, text);
    await act(async () => field.blur());
    await settle();
  };
  const submit = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);
  const press = async () => {
    await act(async () => submit()?.click());
    await settle();
  };
  const lines = () =>
    [...document.querySelectorAll('dl > div')].map((line) =>
      [...line.querySelectorAll('dt > span:first-of-type, dd')].map(({ textContent }) => textContent).join(': '),
    );
  const summary = () => dialog()?.querySelector('[aria-live=polite][aria-atomic=true]');
  return { dialog, fill, submit, press, lines, summary, onClose, queries };
}

const paymentRequest = {
  id: 3,
  customer: { id: 4, name: 'Mina', image: null },
  order: 7,
  amount: 500,
  currency: 'USD',
  text: 'One more win',
  state: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: { id: 1, name: 'Nils', image: null },
  paidAt: null,
  cancelledAt: null,
  cancelledBy: null,
};

const successes = () =>
  toasts
    .getSnapshot()
    .visible.filter(({ style }) => style === 'success')
    .map(({ message }) => message);

test('a lower price shows the postings and the new earning before it is sent with them', async () => {
  const changePrice = vi.fn(() => ({ order }));
  const { fill, submit, press, lines, onClose } = await renderDialog(ChangePriceDialog, { order: { changePrice } });
  await fill('New price', '80');
  expect(lines()).toEqual([
    'Refund to the customer: $20.00',
    'Through the payment provider: $15.00',
    'As 500 BoostCoins: $5.00',
    'Earned by Kaito: $60.00 → $48.00',
    'Platform revenue: $40.00 → $32.00',
    'Price: $100.00 → $80.00',
  ]);
  expect(submit()?.disabled).toBe(true);
  await fill('Reason', 'Slow start');
  expect(submit()?.textContent).toBe('Lower price');
  await press();
  const figures = { refund: 2000, earned: 4800, kept: 3200 };
  expect(changePrice).toHaveBeenCalledExactlyOnceWith(
    { id: 7, price: 8000, reason: 'Slow start', figures },
    expect.anything(),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test('a higher price requests a payment of the difference', async () => {
  // Only the sent request is asserted.
  const create = vi.fn(() => {
    throw new FakeApiError('conflict');
  });
  const { dialog, fill, submit, press, lines } = await renderDialog(ChangePriceDialog, { addonpayments: { create } });
  await fill('New price', '120');
  await fill('Reason', 'Two more wins');
  expect(lines()).toEqual([]);
  expect(dialog()?.textContent).toContain('payment request for $20.00');
  expect(submit()?.textContent).toBe('Request payment');
  await press();
  const fields = { order: 7, amount: 2000, text: 'Two more wins' };
  expect(create).toHaveBeenCalledExactlyOnceWith({ fields }, expect.anything());
});

test('a requested payment closes the dialog even when the order cannot be read again', async () => {
  const create = vi.fn(() => ({ row: paymentRequest }));
  const get = vi.fn(() => {
    throw new FakeApiError('internal');
  });
  const { fill, press, onClose, queries } = await renderDialog(ChangePriceDialog, {
    addonpayments: { create },
    order: { get },
  });
  const stale = [keys.order(7), keys.areaPage('addonpayments', {})];
  for (const key of stale) queries.setQueryData(key, { order });
  await fill('New price', '105');
  await fill('Reason', 'One more win');
  await press();
  expect(create).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(successes()).toEqual(['Payment of $5.00 requested.']);
  expect(stale.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test.each([
  {
    what: 'price',
    Dialog: ChangePriceDialog,
    answers: { changePrice: () => ({ order: { ...order, price: { amount: 8000, currency: 'USD' } } }) },
    field: 'New price',
    message: 'Price lowered to $80.00.',
  },
  {
    what: 'share',
    Dialog: ChangeShareDialog,
    answers: { changeShare: () => ({ order: { ...order, share: { ...order.share, percent: 80 } } }) },
    field: 'New share',
    message: 'Booster’s share changed to 80%.',
  },
])('a success toast confirms the changed $what', async ({ Dialog, answers, field, message }) => {
  const { fill, press } = await renderDialog(Dialog, { order: answers });
  await fill(field, '80');
  await fill('Reason', 'Slow start');
  expect(successes()).toEqual([]);
  await press();
  expect(successes()).toEqual([message]);
});

test.each([
  ['lowered price', ChangePriceDialog, ['New price', '80'], 'Price$100.00 → $80.00'],
  ['raised price', ChangePriceDialog, ['New price', '120'], 'payment request for $20.00'],
  ['changed share', ChangeShareDialog, ['New share', '70'], '$60.00 → $70.00'],
] as const)(
  'the figures of a %s appear in a live region that was mounted before',
  async (_, Dialog, [field, input], figures) => {
    const { fill, summary } = await renderDialog(Dialog);
    const region = summary();
    expect(region?.textContent).toBe('');
    await fill(field, input);
    expect(summary()).toBe(region);
    expect(region?.textContent).toContain(figures);
  },
);

test('an unchanged price cannot be sent', async () => {
  const { fill, submit, lines } = await renderDialog(ChangePriceDialog);
  await fill('New price', '100');
  await fill('Reason', 'Nothing to change');
  expect(lines()).toEqual([]);
  expect(submit()?.disabled).toBe(true);
});

test('a new share shows the earning before and after', async () => {
  const changeShare = vi.fn(() => ({ order }));
  const { fill, press, lines } = await renderDialog(ChangeShareDialog, { order: { changeShare } }, ROLE.moderator);
  await fill('New share', '70');
  await fill('Reason', 'Short notice');
  expect(lines()).toEqual(['Earned by Kaito: $60.00 → $70.00', 'Platform revenue: $40.00 → $30.00', 'Price: $100.00']);
  await press();
  const figures = { refund: 0, earned: 7000, kept: 3000 };
  expect(changeShare).toHaveBeenCalledExactlyOnceWith(
    { id: 7, percent: 70, reason: 'Short notice', figures },
    expect.anything(),
  );
});

test.each([
  ['65%', 65],
  ['65 %', 65],
  ['7,5 %', 7.5],
  ['\u0661\u0662\u066a', 12],
  ['%33.25', 33.25],
  ['7.5', 7.5],
])('the new share is read as it was written: %s', async (text, percent) => {
  const changeShare = vi.fn(() => ({ order }));
  const { fill, press } = await renderDialog(ChangeShareDialog, { order: { changeShare } }, ROLE.moderator);
  await fill('New share', text);
  await fill('Reason', 'Short notice');
  await press();
  expect(changeShare).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ percent }), expect.anything());
});
