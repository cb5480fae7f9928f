import type { OrderChoice } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, order } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
});
afterAll(() => app.close());

/** Champion mastery in League on EU-West, 5,000 points. */
const mastery = { serviceId: 7, serverId: 2, currency: 'USD', count: 5 } as const satisfies OrderChoice;

it('order.create stores the details of the service and prices them', async () => {
  const details = { role: 'Jungle', promoStatus: '1 win', spellOrder: 'Flash on D' };
  const made = await order(mina, { ...climb, details });
  expect(made.details).toMatchObject(details);
  const line = { code: 'detail', params: { key: 'role', value: 'Jungle', percent: 5 }, amount: 220 };
  expect(made.quote).toContainEqual(line);
  expect(made.price.amount).toBe((await order(mina, climb)).price.amount + 220);
});

it('order.create stores points with those at the end', async () => {
  const made = await order(mina, { ...mastery, details: { champion: ' Ahri ', points: 12_000 } });
  expect(made.details).toMatchObject({ champion: 'Ahri', points: { from: 12_000, to: 17_000 } });
});

it.each<[string, OrderChoice]>([
  ['details.role', { ...climb, details: { role: 'Cook' } }],
  ['details.class', { ...climb, details: { class: 'Mage' } }],
  ['details.points', { ...mastery, details: { champion: 'Ahri', points: 1_000_001 } }],
  ['details.champion', { ...mastery, details: {} }],
  ['details.champion', { ...mastery, details: { champion: ' ' } }],
])('order.create rejects a wrong or missing detail and names the field %s', async (field, choice) => {
  await expect(mina.call('order.create', choice)).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  });
});

it('order.create rejects a detail that customers can’t choose', async () => {
  const response = await app.send('order.create', { ...climb, details: { upsell: 'x' } }, { token: mina.token });
  expect(response.status).toBe(422);
});

it('order.create accepts an order without details from a client that knows none', async () => {
  const made = await order(mina, mastery);
  expect(made.details).not.toHaveProperty('champion');
});
