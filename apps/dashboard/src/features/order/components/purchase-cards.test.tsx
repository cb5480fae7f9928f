import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { DetailsCard } from './purchase-cards.tsx';

const HOUR = 3600;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR * 1000 - 30_000).toISOString();

test.each([
  ['nothing for an order that was never paused', { pausedTotal: 0 }, null],
  ['completed pauses', { pausedTotal: 3 * HOUR }, '3 hours'],
  [
    'the current pause as well',
    { status: ORDER_STATUS.paused, pausedTotal: 3 * HOUR, pausedSince: hoursAgo(2) },
    '5 hours',
  ],
  ['a pause until the cancellation', { pausedTotal: 0, pausedSince: hoursAgo(5), cancelledAt: hoursAgo(4) }, '1 hour'],
] as const)('the details show %s', async (_, changes, expected) => {
  stubLayout();
  const { page } = await renderInApp({ node: <DetailsCard order={orderView(7, changes)} />, answers: {} });
  const line = [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Time paused');
  expect(line?.nextElementSibling?.textContent ?? null).toBe(expected);
});
