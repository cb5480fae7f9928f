import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { OrderActions } from './order-actions.tsx';

const CUSTOMER = 5;
const paid = orderView(7, { customer: { id: CUSTOMER, name: 'Mina', image: null } });
const unpaid = { ...paid, status: ORDER_STATUS.unpaid, paidAt: null };

async function drawActions(order: typeof paid, role: Role, answers = {}) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: role === ROLE.customer ? CUSTOMER : 1, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { settle } = await renderInApp({ node: <OrderActions order={order} />, answers, claims: read.session });
  await settle();
  const press = async (selector: string, name: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name);
    await act(async () => found?.click());
    await settle();
  };
  const menu = () => [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
  return { press, menu };
}

test.each([
  ['a moderator', ROLE.moderator, ['Suspend']],
  ['a senior moderator', ROLE.seniorModerator, ['Suspend', 'Cancel order']],
])('the menu of a paid order offers %s the actions of the role', async (_, role, actions) => {
  const { press, menu } = await drawActions(paid, role);
  await press('button', 'More');
  expect(menu()).toEqual(actions);
});

test('a customer withdraws an unpaid order, and reads before that nothing is charged', async () => {
  const withdraw = vi.fn(() => ({ order: unpaid }));
  const { press } = await drawActions(unpaid, ROLE.customer, { order: { withdraw } });
  await press('button', 'More');
  await press('[role=menuitem]', 'Cancel order');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('You haven’t paid, so nothing is charged.');
  expect(withdraw).not.toHaveBeenCalled();
  await press('[role=dialog] button', 'Cancel order');
  expect(withdraw).toHaveBeenCalledExactlyOnceWith({ id: 7 }, expect.anything());
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
