import type { ApiError } from '@boostdesk/api-client';
import { ROLE, type SessionClaims } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../core/services.ts';
import { useServices } from '../core/services-context.ts';
import { createStore } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import { createQueryClient, keys } from '../data/query-client.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { OrderActions } from '../shared/order-actions/order-actions.tsx';
import { createFakeServer } from '../testing/fake-server.ts';
import { type InAppOptions, renderInApp } from '../testing/in-app.tsx';
import { orderView } from '../testing/order-view.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { tokenFor } from '../testing/token.ts';
import { findOrderActions, runOrderAction } from './order-search.ts';

const CUSTOMER = 5;
const paused = orderView(7, {
  status: ORDER_STATUS.paused,
  customer: { id: CUSTOMER, name: 'Mina', image: null },
});

beforeEach(() => toasts.closeAll());

const Start = () => {
  const services = useServices();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void runOrderAction(services, 'do:order:unpause:7', navigate)}>
      Run
    </button>
  );
};
const Order = () => (
  <>
    <OrderActions order={paused} />
    <output>{JSON.stringify(useLocation().state)}</output>
  </>
);

async function unpause(options: Pick<InAppOptions, 'answers' | 'specOnly'>) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: CUSTOMER, role: ROLE.customer }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const node = (
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="/order/7" element={<Order />} />
    </Routes>
  );
  const app = await renderInApp({ node, claims: read.session, ...options });
  await act(async () => app.page.querySelector('button')?.click());
  await app.settle();
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  return { ...app, alerts };
}

test('an unpause of the search that the server does not have is said on the order’s page, asked once', async () => {
  const { alerts, asked, page } = await unpause({ answers: {}, specOnly: true });
  expect(alerts).toEqual(['Not available on this server.']);
  expect(asked()).toEqual(['order.unpause']);
  expect(toasts.getSnapshot().visible).toEqual([]);
  // A reload does not try again.
  expect(page.querySelector('output')?.textContent).toBe('null');
});

test('an unpause of the search opens the order and says so', async () => {
  const { alerts, asked } = await unpause({ answers: { order: { unpause: () => ({ order: paused }) } } });
  expect([alerts, asked()]).toEqual([[], ['order.unpause']]);
  expect(toasts.getSnapshot().visible.map(({ message }) => message)).toEqual(['Order #7 unpaused.']);
});

test.each([
  ['finds', true, ['Unpause order #7']],
  ['finds none of', false, 'not_found'],
])('the search %s the actions of an order in the cache when the check answers %s', async (_, allowed, found) => {
  const { api, fake } = createFakeServer({ auth: { canViewOrder: () => ({ allowed }) } });
  const queries = createQueryClient();
  // As the answer to an action leaves it.
  queries.setQueryData(keys.order(7), { order: paused });
  const store = createStore();
  store.set(claimsAtom, { user: CUSTOMER, role: ROLE.customer, employee: null } as unknown as SessionClaims);
  const actions = findOrderActions({ api, queries, store } as unknown as Services, '7').then(
    (entries) => entries.map(({ label }) => label),
    ({ code }: ApiError) => code,
  );
  expect(await actions).toEqual(found);
  expect(fake.sent.map(({ call }) => call)).toEqual(['auth.canViewOrder']);
});
