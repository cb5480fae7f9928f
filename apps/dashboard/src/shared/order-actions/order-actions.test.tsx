import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { useOrder } from './api.ts';
import { OrderActions } from './order-actions.tsx';

beforeEach(() => toasts.closeAll());

const CUSTOMER = 5;
const paid = orderView(7, { customer: { id: CUSTOMER, name: 'Mina', image: null } });
const unpaid = { ...paid, status: ORDER_STATUS.unpaid, paidAt: null };

beforeEach(() => toasts.closeAll());

async function draw(node: ReactNode, role: Role, answers = {}, specOnly = false) {
  stubLayout();
  const employee =
    role === ROLE.booster ? { trial: false, order_notification: true, games: null, platforms: [] } : null;
  const read = sessionFromToken(tokenFor({ user: role === ROLE.customer ? CUSTOMER : 1, role, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { settle, queries } = await renderInApp({
    node,
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
  return { press, menu, alerts, queries, settle };
}

const drawActions = (order: typeof paid, ...rest: [role: Role, answers?: object, specOnly?: boolean]) =>
  draw(<OrderActions order={order} />, ...rest);

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

const paused = { ...paid, status: ORDER_STATUS.paused, pausedSince: paid.createdAt };

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

const Actions = () => {
  const { data } = useOrder(paid.id);
  return (
    <main id="main" tabIndex={-1}>
      {data && <OrderActions order={data.order} />}
    </main>
  );
};

test.each(['own', 'other'])(
  'the focus goes to the main part when an %s action replaces the focused button',
  async (by) => {
    const processing = { ...paid, status: ORDER_STATUS.processing };
    const answers = {
      auth: { canViewOrder: () => ({ allowed: true }) },
      order: { get: () => ({ order: processing }), pause: () => ({ order: paused }) },
    };
    const { press, queries, settle } = await draw(<Actions />, ROLE.customer, answers);
    const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    button('Pause')?.focus();
    if (by === 'own') {
      await press('button', 'Pause');
      await press('[role=dialog] button', 'Pause');
    } else {
      await act(async () => queries.setQueryData(keys.order(paid.id), { order: paused }));
      await settle();
    }
    expect(button('Unpause')).toBeDefined();
    expect(document.activeElement).toBe(document.getElementById('main'));
  },
);

test('an action of somebody else leaves the focus of a user who is elsewhere', async () => {
  const processing = { ...paid, status: ORDER_STATUS.processing };
  const answers = { auth: { canViewOrder: () => ({ allowed: true }) }, order: { get: () => ({ order: processing }) } };
  const { queries, settle } = await draw(<Actions />, ROLE.customer, answers);
  document.querySelector('button')?.focus();
  await act(async () => (document.activeElement as HTMLElement).blur());
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(async () => queries.setQueryData(keys.order(paid.id), { order: paused }));
  await settle();
  expect(document.activeElement).toBe(field);
  field.remove();
});
