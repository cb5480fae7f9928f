import type { ApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type Role, type SessionClaims } from '@boostdesk/auth';
import type { QueryClient } from '@tanstack/query-core';
import { act } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
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
  /** Fills the cache before the screen is opened. */
  readonly before?: (queries: QueryClient) => void;
}

const refuse = (code: ConstructorParameters<typeof FakeApiError>[0]) => () => {
  throw new FakeApiError(code, 'No.');
};
const drop = () => {
  throw new FakeNetworkError('down');
};

const Orders = () => (
  <>
    <h1>Orders</h1>
    <Link to={`/order/${ID}`}>Again</Link>
  </>
);

async function open({
  role = ROLE.customer,
  canViewOrder = () => ({ allowed: true }),
  getOrder = () => ({ order: orderView(ID) }),
  before,
}: Opened) {
  const queries = createQueryClient();
  before?.(queries);
  const check = vi.fn(canViewOrder);
  const get = vi.fn(getOrder);
  const failures: string[] = [];
  const node = (
    <Routes>
      <Route path="/" element={<Navigate to={`/order/${ID}`} />} />
      <Route path="/order/:id" element={<Component />} />
      <Route path="/orders" element={<Orders />} />
    </Routes>
  );
  const app = await renderInApp({
    node,
    claims: { user: 5, role, employee: null } as unknown as SessionClaims,
    answers: { auth: { canViewOrder: check }, order: { get } },
    services: { queries },
    onError: ({ call, status }: ApiError) => failures.push(`${call} ${status}`),
  });
  const heading = () => app.page.querySelector('h1')?.textContent;
  const said = () => toasts.getSnapshot().visible.map(({ title }) => title);
  const reopen = async () => {
    await act(async () => app.page.querySelector('a')?.click());
    await app.settle();
  };
  return { ...app, queries, check, get, failures, heading, said, reopen };
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

const cached = (queries: QueryClient) => queries.setQueryData(keys.order(ID), { order: orderView(ID) });

test('the answer to an action is not shown before the check', async () => {
  const answer = Promise.withResolvers<{ allowed: boolean }>();
  const { heading, check, get, settle } = await open({ canViewOrder: () => answer.promise, before: cached });
  expect([check.mock.calls.length, get.mock.calls.length]).toEqual([1, 0]);
  expect(heading()).toBeUndefined();
  answer.resolve({ allowed: true });
  await settle();
  expect(heading()).toBe(`Order ${ID}`);
});

// @spec 8.0-10
test.each([
  ['denies it', () => ({ allowed: false })],
  ['answers 500', refuse('internal')],
  ['drops the connection', drop],
])('the answer to an action is not shown when the check %s', async (_, canViewOrder) => {
  const { heading, said } = await open({ canViewOrder, before: cached });
  expect(heading()).toBe('Orders');
  expect(said()).toEqual([`Order #${ID} not found`]);
});

test('the answer to an action is shown to an admin without the check', async () => {
  const { heading, check } = await open({ role: ROLE.admin, before: cached });
  expect(check).not.toHaveBeenCalled();
  expect(heading()).toBe(`Order ${ID}`);
});

test('an order is asked for again after a check that denied it', async () => {
  const allowed = vi.fn(() => ({ allowed: true })).mockReturnValueOnce({ allowed: false });
  const { heading, check, reopen } = await open({ canViewOrder: allowed });
  expect(heading()).toBe('Orders');
  await reopen();
  expect(check).toHaveBeenCalledTimes(2);
  expect(heading()).toBe(`Order ${ID}`);
});

/** As the persisted queries restore it. */
function restore(queries: QueryClient): void {
  const query = queries.getQueryCache().build(queries, { queryKey: keys.order(ID) });
  query.setState({ data: { order: orderView(ID) }, status: 'success', isInvalidated: true });
}

test('an order of the last visit stays when the user acts on it while its check runs', async () => {
  const answer = Promise.withResolvers<{ allowed: boolean }>();
  const { heading, queries, settle } = await open({ canViewOrder: () => answer.promise, before: restore });
  const answered = { order: { ...orderView(ID), version: 9 } };
  await act(async () => void queries.setQueryData(keys.order(ID), answered));
  await settle();
  expect(heading()).toBe(`Order ${ID}`);
  answer.resolve({ allowed: false });
  await settle();
  expect(heading()).toBe('Orders');
});

test('an order of the last visit is shown while the check of its fetch runs, and no longer when it denies', async () => {
  const answer = Promise.withResolvers<{ allowed: boolean }>();
  const { heading, check, settle } = await open({
    canViewOrder: () => answer.promise,
    before: restore,
  });
  expect(heading()).toBe(`Order ${ID}`);
  expect(check).toHaveBeenCalledTimes(1);
  answer.resolve({ allowed: false });
  await settle();
  expect(heading()).toBe('Orders');
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
