import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { tokenFor } from '../../../testing/token.ts';
import { OrderAgain } from './order-again.tsx';

const MINA = 5;
const done = { ...orderView(7), customer: { id: MINA, name: 'Mina', image: null }, status: ORDER_STATUS.complete };

async function linkFor(order: typeof done | ReturnType<typeof orderView>, user: number, role: Role) {
  const read = sessionFromToken(tokenFor({ user, role, employee: null }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { settle } = await renderInApp({ node: <OrderAgain order={order} />, answers: {}, claims: read.session });
  await settle();
  return document.querySelector('a')?.getAttribute('href') ?? null;
}

test('the customer of a complete order gets a link to the order form with its choices', async () => {
  const link = await linkFor(done, MINA, ROLE.customer);
  const url = new URL(link ?? '');
  expect(url.origin).toBe('https://site.example');
  expect(url.searchParams.get('currency')).toBe('EUR');
  expect(url.searchParams.get('lang')).toBe(document.documentElement.lang);
});

test.each([
  ['a customer of another order', done, 6, ROLE.customer],
  ['staff', done, MINA, ROLE.moderator],
  ['the customer of an order in processing', { ...done, status: ORDER_STATUS.processing }, MINA, ROLE.customer],
])('%s gets no such link', async (_, order, user, role) => {
  expect(await linkFor(order as typeof done, user, role)).toBeNull();
});
