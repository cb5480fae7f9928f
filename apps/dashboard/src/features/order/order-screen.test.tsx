import type { ApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type Role, type SessionClaims } from '@boostdesk/auth';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { createQueryClient, keys } from '../../data/query-client.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { Component, prefetch } from './order-screen.tsx';

vi.mock('./order-page.tsx', () => ({
  loadChat: async () => undefined,
  OrderPage: ({ order }: { readonly order: OrderView }) => <h1>Order {order.id}</h1>,
}));

const ID = 10_001;

afterEach(() => toasts.closeAll());

interface Opened {
  readonly role?: Role;
  readonly canViewOrder?: () => { allowed: boolean } | Promise<{ allowed: boolean }>;
  readonly getOrder?: () => { order: OrderView };
}

const refuse = (code: ConstructorParameters<typeof FakeApiError>[0]) => () => {
  throw new FakeApiError(code, 'No.');
};
const drop = () => {
  throw new FakeNetworkError('down');
};

async function open({
  role = ROLE.customer,
  canViewOrder = () => ({ allowed: true }),
  getOrder = () => ({ order: orderView(ID) }),
}: Opened) {
  const check = vi.fn(canViewOrder);
  const get = vi.fn(getOrder);
  const failures: string[] = [];
  const node = (
    <Routes>
      <Route path="/" element={<Navigate to={`/order/${ID}`} />} />
      <Route path="/order/:id" element={<Component />} />
      <Route path="/orders" element={<h1>Orders</h1>} />
    </Routes>
  );
  const app = await renderInApp({
    node,
    claims: { user: 5, role, employee: null } as unknown as SessionClaims,
    answers: { auth: { canViewOrder: check }, order: { get } },
    onError: ({ call, status }: ApiError) => failures.push(`${call} ${status}`),
  });
  const heading = () => app.page.querySelector('h1')?.textContent;
  const said = () => toasts.getSnapshot().visible.map(({ title }) => title);
  return { ...app, check, get, failures, heading, said };
}

// @spec 6.0-13
test.each([
  ['customer', ROLE.customer],
  ['booster', ROLE.booster],
  ['moderator', ROLE.moderator],
  ['senior moderator', ROLE.seniorModerator],
])('the server is asked whether a %s may view an order, which is then shown', async (_, role) => {
  const { heading, check, failures } = await open({ role });
  expect(check).toHaveBeenCalledExactlyOnceWith({ id: ID }, expect.anything());
  expect(heading()).toBe(`Order ${ID}`);
  expect(failures).toEqual([]);
});

test.each([
  [`/order/${ID + 1}`, 1],
  ['/order/none', 0],
])('the order of %s is fetched beforehand, once however often it is pointed at', async (path, fetches) => {
  const get = vi.fn(() => ({ order: orderView(ID + 1) }));
  const { api } = createFakeServer({ auth: { canViewOrder: () => ({ allowed: true }) }, order: { get } });
  const queries = createQueryClient();
  const actor = { id: 5, role: ROLE.customer, employee: null } as never;
  for (const _ of ['pointed at', 'opened']) {
    prefetch({ api, queries, actor }, new URL(path, location.href));
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  }
  expect(get).toHaveBeenCalledTimes(fetches);
});

// @spec 6.0-12
test('an admin views any order without the check', async () => {
  const { heading, check } = await open({ role: ROLE.admin, canViewOrder: () => ({ allowed: false }) });
  expect(check).not.toHaveBeenCalled();
  expect(heading()).toBe(`Order ${ID}`);
});

// @spec 8.0-10
test.each([
  ['denies it', () => ({ allowed: false }), []],
  ['answers 500', refuse('internal'), ['auth.canViewOrder 500']],
  ['answers 404', refuse('not_found'), ['auth.canViewOrder 404']],
  ['answers 403', refuse('forbidden'), ['auth.canViewOrder 403']],
  ['answers another shape', () => 'yes' as never, ['auth.canViewOrder 500']],
  ['drops the connection', drop, []],
])('an order that the server sends is not shown when the check %s', async (_, canViewOrder, failed) => {
  const { heading, said, failures } = await open({ canViewOrder });
  expect(heading()).toBe('Orders');
  expect(said()).toEqual([`Order #${ID} not found`]);
  expect(failures).toEqual(failed);
});

test('the check runs beside the order’s own call, and the order waits for both', async () => {
  const answer = Promise.withResolvers<{ allowed: boolean }>();
  const { heading, check, get, page, settle } = await open({ canViewOrder: () => answer.promise });
  expect([check.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
  expect(heading()).toBeUndefined();
  expect(page.textContent).not.toContain(`Order ${ID}`);
  answer.resolve({ allowed: true });
  await settle();
  expect(heading()).toBe(`Order ${ID}`);
});

test('a shown order is fetched again without the check', async () => {
  const { check, get, queries, settle } = await open({});
  await queries.invalidateQueries({ queryKey: keys.order(ID) });
  await settle();
  expect([check.mock.calls.length, get.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['that does not exist redirects to the list without an error toast', refuse('not_found'), 'Orders', []],
  ['whose call answers 500 stays, with a toast', refuse('internal'), undefined, ['order.get 500']],
  ['that cannot be fetched for want of a connection says so in its place', drop, undefined, []],
])('an order %s', async (_, getOrder, heading, failed) => {
  const opened = await open({ getOrder });
  expect(opened.heading()).toBe(heading);
  expect(opened.failures).toEqual(failed);
  if (heading === undefined) expect(opened.page.textContent).toContain('Couldn’t load the order. Nothing was lost.');
});
