import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { apexWins, climb, GOOD_CARD, order } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  await app.booster({ name: 'Kaito' });
});
afterAll(() => app.close());

const transactionsOf = (id: number) =>
  app.database.db.selectFrom('ledger_transactions').selectAll().where('order_id', '=', id).execute();
const logOf = (id: number) =>
  app.database.db
    .selectFrom('site_log')
    .selectAll()
    .where('object_id', '=', String(id))
    .where('action', '=', 'order.pay')
    .execute();

describe('order.create', () => {
  it.each([
    ['serviceId', { ...climb, serviceId: 99 }],
    ['target', { ...climb, target: 13 }],
    ['target', { ...climb, target: 60 }],
    ['from', { ...climb, from: 0 }],
    ['serverId', { ...climb, serverId: null }],
    ['serverId', { ...climb, serverId: 25 }],
    ['platform', { ...climb, serviceId: 24, serverId: 25, platform: 'Switch' }],
    ['count', { ...climb, serviceId: 28, serverId: 25, count: 500 }],
    ['options', { ...climb, serviceId: 15, serverId: null, options: { duoQ: true } }],
    ['serviceId', { ...climb, serviceId: 13, serverId: null }],
    ['serviceId', { ...climb, serviceId: 39, serverId: null }],
    ['serverId', { ...apexWins, serverId: null }],
    ['options', { ...apexWins, serviceSlug: 'rocket-league-coaching', gameId: 9, options: { streaming: true } }],
    ['champions', { ...climb, options: { specificChampions: true } }],
    ['serviceSlug', { serviceId: null, gameId: 10, serviceSlug: 'nothing', currency: 'USD' }],
    ['gameId', { serviceId: null, gameId: 77, currency: 'USD' }],
  ] as const)('rejects invalid values and names the field %s', async (field, choice) => {
    await expect(mina.call('order.create', choice)).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { [field]: expect.stringMatching(/\.$/) },
    });
  });

  it.each(['price', 'status', 'coins', 'customer_id', '__proto__x'])('rejects the unknown field %s', async (field) => {
    const response = await app.send('order.create', { ...climb, [field]: 1 }, { token: mina.token });
    expect(response.status).toBe(422);
  });
});

describe('order.pay', () => {
  it('refuses an order that is no longer sold, with any card, and charges nothing', async () => {
    const { id } = await order(mina);
    const premium = { service_id: 39, service_slug: 'premium' };
    await app.database.db.updateTable('orders').set(premium).where('id', '=', id).execute();
    const refused = mina.call('order.pay', { id, card: GOOD_CARD });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'conflict', message: expect.anything() });
    expect((await mina.call('order.get', { id })).order).toMatchObject({ status: 5, paidAt: null });
    expect(await transactionsOf(id)).toEqual([]);
    expect((await mina.call('order.withdraw', { id })).order.cancelledAt).not.toBeNull();
  });

  it('refuses the declined test card and changes nothing', async () => {
    const { id } = await order(mina);
    const refused = mina.call('order.pay', { id, card: '4000-0000-0000-0002' });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'payment_declined' });
    expect((await mina.call('order.get', { id })).order).toMatchObject({ status: 5, version: 1, paidAt: null });
    expect(await transactionsOf(id)).toEqual([]);
  });

  it.each(['4000 0000 0000 0002', 'x'])('returns 404 for another customer’s order with the card %s', async (card) => {
    const { id } = await order(mina);
    const other = await app.customer();
    await expect(other.call('order.pay', { id, card })).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each(['5555 5555 5555 4444', '4111111111111111', '', 'x'])('asks for a test card instead of %j', async (card) => {
    const { id } = await order(mina);
    await expect(mina.call('order.pay', { id, card })).rejects.toMatchObject({
      status: 422,
      fields: { card: expect.stringContaining('4242 4242 4242 4242') },
    });
  });

  it('stores no card number', async () => {
    const { id } = await order(mina);
    const real = '4929 1234 5678 9012';
    await expect(mina.call('order.pay', { id, card: real })).rejects.toMatchObject({ status: 422 });
    await mina.call('order.pay', { id, card: GOOD_CARD });
    const rows = await Promise.all([
      app.database.db.selectFrom('orders').selectAll().execute(),
      app.database.db.selectFrom('idempotency_keys').selectAll().execute(),
      app.database.db.selectFrom('site_log').selectAll().execute(),
      app.database.db.selectFrom('user_events').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows).replaceAll(' ', '');
    expect(stored).not.toContain('4929123456789012');
    expect(stored).not.toContain('4242424242424242');
  });

  it('charges once when one key is sent several times at once', async () => {
    const { id } = await order(mina);
    const key = randomUUID();
    const pay = () => mina.call('order.pay', { id, card: GOOD_CARD }, { key });
    const answers = await Promise.all(Array.from({ length: 6 }, pay));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await pay()).toEqual(answers[0]);
    expect(await transactionsOf(id)).toHaveLength(1);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('charges once when several keys are sent', async () => {
    const { id } = await order(mina);
    const paid = await Promise.allSettled(
      Array.from({ length: 6 }, () => mina.call('order.pay', { id, card: GOOD_CARD })),
    );
    const refused = paid.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'conflict' });
    expect(await transactionsOf(id)).toHaveLength(1);
  });

  it('refuses a key that was used for another request', async () => {
    const [first, second] = [await order(mina), await order(mina)];
    const key = randomUUID();
    await mina.call('order.pay', { id: first.id, card: GOOD_CARD }, { key });
    const again = mina.call('order.pay', { id: second.id, card: GOOD_CARD }, { key });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'key_reused' });
  });

  it('order.create with a repeated key creates one order', async () => {
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => mina.call('order.create', climb, { key })));
    expect(new Set(made.map((answer) => answer.order.id)).size).toBe(1);
  });

  it('causes no deadlock when several customers pay at once', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => app.customer()));
    const mine = await Promise.all(customers.map((customer) => order(customer)));
    const paid = await Promise.all(
      customers.map((customer, place) => customer.call('order.pay', { id: mine[place]?.id ?? 0, card: GOOD_CARD })),
    );
    expect(paid.map((answer) => answer.order.status)).toEqual([0, 0, 0, 0, 0]);
  });
});
