import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { GOOD_CARD, order } from './support/orders.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ settings: { TEST_PAYMENTS: '0' } });
});
afterAll(() => app.close());

const REFUSED = { status: 422, message: /Payments aren’t set up here yet/ };

test('order.pay is refused and the order stays unpaid when test payments are off', async () => {
  const mina = await app.customer();
  const { id } = await order(mina);
  await expect(mina.call('order.pay', { id, card: GOOD_CARD })).rejects.toMatchObject({ status: REFUSED.status });
  await expect(mina.call('order.pay', { id, card: GOOD_CARD })).rejects.toThrow(REFUSED.message);
  expect((await mina.call('order.get', { id })).order.status).toBe(ORDER_STATUS.unpaid);
});

test('payment.pay is refused when test payments are off', async () => {
  const [mina, sara] = [await app.customer(), await app.staff()];
  const fields = { customer: mina.id, amount: 1_250, currency: 'USD' as const, text: 'A lesson' };
  const { row } = await sara.call('custompayments.create', { fields });
  await expect(mina.call('payment.pay', { id: row.id, card: GOOD_CARD })).rejects.toThrow(REFUSED.message);
  expect((await mina.call('payment.get', { id: row.id })).payment.state).toBe('open');
});
