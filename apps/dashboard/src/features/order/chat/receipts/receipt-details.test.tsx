import type { ChatReceipt } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { participantsOf, ReceiptDetails, stateLabel } from './receipt-details.tsx';

const CUSTOMER = { id: 5, name: 'Mina', image: null };
const BOOSTER = { id: 7, name: 'Kaito', image: null };
const at = '2026-11-21T10:05:00.000Z';
const receipt = (id: number, role: ChatReceipt['by']['role'], delivered: number, seen: number): ChatReceipt => ({
  by: { id, name: `user ${id}`, role },
  deliveredUpTo: delivered,
  deliveredAt: at,
  seenUpTo: seen,
  seenAt: seen === 0 ? null : at,
});

test.each([
  [4, /^Seen Nov 21.* or earlier$/],
  [5, /^Seen Nov 21.*M$/],
  [6, /^Delivered Nov 21.* or earlier$/],
  [7, /^Delivered Nov 21.*M$/],
  [8, /^Not delivered yet$/],
])('of message %i the state names the time, or that it was earlier', (seq, text) => {
  expect(stateLabel(receipt(7, 2, 7, 5), seq)).toMatch(text);
});

test('participants are the other parties and staff with a receipt, each once', () => {
  const receipts = [receipt(7, 2, 1, 1), receipt(1, 1, 1, 1)];
  const order = { customer: CUSTOMER, booster: BOOSTER };
  expect(participantsOf(order, receipts, CUSTOMER.id).map(({ id }) => id)).toEqual([7, 1]);
  expect(participantsOf({ ...order, booster: null }, [], CUSTOMER.id)).toEqual([]);
});

async function open(props: Partial<Parameters<typeof ReceiptDetails>[0]>) {
  const order = orderView(9, { customer: CUSTOMER, booster: BOOSTER });
  const { page } = await renderInApp({
    node: <ReceiptDetails order={order} receipts={[]} seq={2} seenAt={null} self={CUSTOMER.id} {...props} />,
    answers: {},
  });
  return [...page.querySelectorAll('li, p')].map(({ textContent }) => textContent);
}

test('the details list each participant with name, role and state', async () => {
  const [booster, staff] = await open({ receipts: [receipt(1, 4, 2, 2)], seenAt: at });
  expect(booster).toBe('Kaito · BoosterNot delivered yet');
  expect(staff).toMatch(/^user 1 · StaffSeen /);
});

test('a message that someone saw who has left the chat has a time and no name', async () => {
  expect(await open({ seenAt: at })).toEqual([expect.stringMatching(/^Seen Nov 21/)]);
});

test('without anyone else in the chat, the details say so', async () => {
  const order = orderView(9, { customer: CUSTOMER, booster: null });
  expect(await open({ order })).toEqual(['No one else is in this chat yet']);
});
