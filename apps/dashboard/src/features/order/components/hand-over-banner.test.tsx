import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { HandOverBanner } from './hand-over-banner.tsx';

const note = 'Plays support only, best in the evening.';

async function textOf(changes: Parameters<typeof orderView>[1]) {
  const { page } = await renderInApp({ node: <HandOverBanner order={orderView(7, changes)} />, answers: {} });
  return page.textContent;
}

test('the note of an earlier booster is shown on the board and while the order is played', async () => {
  for (const status of [ORDER_STATUS.awaiting, ORDER_STATUS.processing]) {
    expect(await textOf({ handOverNote: note, status })).toBe(`Hand-over note ${note}`);
  }
});

test('there is no banner without a note, nor after the order', async () => {
  expect(await textOf({})).toBe('');
  expect(await textOf({ handOverNote: note, status: ORDER_STATUS.complete })).toBe('');
});
