import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';

const order = orderView(7, {
  status: ORDER_STATUS.processing,
  booster: { id: 5, name: 'Kaito', image: null },
  price: { amount: 10_000, currency: 'USD' },
  share: { percent: 60, winner: 'general', candidates: [] },
  progress: { kind: 'count', unit: 'matches', done: 5, target: 10, percent: 50 },
  progressPaid: 0,
});

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});

test.each([
  ['cancelled', CancelDialog, 'Full refund to the customer', { refund: '$100.00', earned: '$0.00' }],
  [
    'completed below its target',
    CompleteDialog,
    'Full payment, as if completed',
    { refund: '$0.00', earned: '$60.00' },
  ],
])('the figures of an order that is %s change in a live region', async (_, Dialog, settlement, after) => {
  const { settle } = await renderInApp({ node: <Dialog order={order} onClose={() => undefined} />, answers: {} });
  await settle();
  const summary = () => document.querySelector('[aria-live=polite][aria-atomic=true]');
  const region = summary();
  expect(region?.textContent).toContain('Refund to the customer$50.00Earned by Kaito$30.00');
  await act(async () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === settlement)?.click(),
  );
  expect(summary()).toBe(region);
  expect(region?.textContent).toContain(`Refund to the customer${after.refund}Earned by Kaito${after.earned}`);
});
