import { FakeApiError } from '@boostdesk/api-client/testing';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { PayLimit } from './pay-limit.tsx';

const auth = { canViewOrder: () => ({ allowed: true }) };

test('the limit of a progress payment is the share of the progress minus earlier payments', async () => {
  const order = orderView(7, {
    price: { amount: 10_000, currency: 'USD' },
    progress: { kind: 'count', unit: null, done: 1, target: 2, percent: 50 },
    share: { percent: 60, winner: 'general', candidates: [] },
    progressPaid: 1_000,
  });
  const { page } = await renderInApp({
    node: <PayLimit order={7} />,
    answers: { auth, order: { get: () => ({ order }) } },
  });
  expect(page.textContent).toContain('Already paid$10.00');
  expect(page.textContent).toContain('Maximum based on progress$20.00');
});

test('an unknown order number shows an error', async () => {
  const get = () => {
    throw new FakeApiError('not_found');
  };
  const { page } = await renderInApp({ node: <PayLimit order={7} />, answers: { auth, order: { get } } });
  expect(page.textContent).toBe('No order has this number.');
});
