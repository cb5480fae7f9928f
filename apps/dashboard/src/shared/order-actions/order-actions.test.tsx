import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { OrderActions } from './order-actions.tsx';

beforeEach(() => toasts.closeAll());

const CUSTOMER = 5;
const paid = orderView(7, { customer: { id: CUSTOMER, name: 'Mina', image: null } });
const unpaid = { ...paid, status: ORDER_STATUS.unpaid, paidAt: null };

beforeEach(() => toasts.closeAll());

async function drawActions(order: typeof paid, role: Role, answers = {}, specOnly = false) {
  stubLayout();
  const employee =
    role === ROLE.booster ? { trial: false, order_notification: true, games: null, platforms: [] } : null;
  const read = sessionFromToken(tokenFor({ user: role === ROLE.customer ? CUSTOMER : 1, role, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { settle } = await renderInApp({
    node: <OrderActions order={order} />,
    answers,
    claims: read.session,
    specOnly,
  });
  await settle();
  const press = async (selector: string, name: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name);
    await act(async () => found?.click());
    await settle();
  };
  const menu = () => [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  return { press, menu, alerts };
}

test.each([
  ['a moderator', ROLE.moderator, ['Suspend']],
  ['a senior moderator', ROLE.seniorModerator, ['Change price', 'Suspend', 'Cancel order']],
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

const paused = { ...paid, status: ORDER_STATUS.paused, pausedFrom: ORDER_STATUS.processing };

test.each([
  ['Lock in', ROLE.booster, paid, null],
  ['Unpause', ROLE.customer, paused, null],
  ['Cancel order', ROLE.customer, unpaid, 'More'],
] as const)('%s says in its place that the server does not have it', async (name, role, order, menuName) => {
  const { press, alerts } = await drawActions(order, role, {}, true);
  if (menuName === null) await press('button', name);
  else {
    await press('button', menuName);
    await press('[role=menuitem]', name);
    await press('[role=dialog] button', name);
  }
  expect(alerts()).toEqual(['Not available on this server.']);
  expect(toasts.getSnapshot().visible).toEqual([]);
});
