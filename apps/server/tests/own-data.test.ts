import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
});
afterAll(() => app.close());

describe('own notifications', () => {
  // @spec 1.0-5, 3.8-1, 7.0-20, 7.0-21
  test('are sent live and listed, and only their owner can mark and clear them', async () => {
    const order = await addOrder(app.database, { customer, booster });
    const live = await connectSocket(app.url, customer.token);
    await booster.call('order.pause', { id: order });
    const message = `Order #${order} was paused.`;
    // A pause has its own event and toast; a notification would be a duplicate.
    await live.event('orderNotification');
    expect(live.payloads('newNotification')).toEqual([]);
    live.close();

    const list = () => customer.call('notification.getNotifications', {});
    const [first] = await list();
    expect(first).toMatchObject({ message, seen: 0, order });
    await booster.call('notification.makeSeen', {});
    await booster.call('notification.clearNotifications', {});
    expect(await list()).toEqual([first]);
    await customer.call('notification.makeSeen', {});
    expect(await list()).toEqual([{ ...first, seen: 1 }]);
    await customer.call('notification.clearNotifications', {});
    expect(await list()).toEqual([]);
    await booster.call('notification.restoreNotifications', {});
    expect(await list()).toEqual([]);
    await customer.call('notification.restoreNotifications', {});
    expect(await list()).toEqual([{ ...first, seen: 1 }]);
  });
});

describe('orderNotification over the socket', () => {
  // @spec 4.6-1
  test('pauses the order for its participants, and notifies the other side once', async () => {
    const order = await addOrder(app.database, { customer, booster });
    const [mine, theirs] = [await connectSocket(app.url, customer.token), await connectSocket(app.url, booster.token)];
    const stranger = await connectSocket(app.url, (await app.booster()).token);
    const pause = { type: 'Pause', id: order } as const;
    expect(await stranger.ask('orderNotification', pause)).toMatchObject({ ok: false, code: 'not_found' });
    expect(await mine.ask('orderNotification', pause)).toEqual({ ok: true });
    expect(await mine.ask('orderNotification', pause)).toMatchObject({ ok: false, code: 'conflict' });
    expect(await theirs.event('orderNotification')).toMatchObject(pause);
    expect(await mine.ask('orderNotification', { type: 'Unpause', id: order })).toEqual({ ok: true });
    await theirs.event('orderNotification', ({ type }) => type === 'Unpause');
    expect(theirs.payloads('orderNotification')).toHaveLength(2);
    for (const live of [mine, theirs, stranger]) live.close();
  });
});

describe('loyalty tiers', () => {
  // @spec 3.1-2, 7.0-10
  test.each([
    ['nothing', [], 'Novice'],
    ['dollars below the next tier', [['USD', 24_999]], 'Novice'],
    ['dollars', [['USD', 25_000]], 'Advanced'],
    ['euros, which are worth more', [['EUR', 23_000]], 'Advanced'],
    [
      'dollars and euros',
      [
        ['USD', 60_000],
        ['EUR', 20_000],
      ],
      'Veteran',
    ],
  ] as const)('count paid orders: %s', async (_, prices, name) => {
    const person = await app.customer();
    for (const [currency, price] of prices) await addOrder(app.database, { customer: person, currency, price });
    await addOrder(app.database, { customer: person, price: 900_000, status: ORDER_STATUS.unpaid });
    expect(await person.call('user.getLoyaltyRank', {})).toEqual({ name });
  });

  test.each([
    ['all', 100_000, 'Novice'],
    ['half', 50_000, 'Advanced'],
    ['nothing', 0, 'Veteran'],
  ])('do not count what was refunded: %s', async (_, refund, name) => {
    const person = await app.customer();
    const id = await addOrder(app.database, { customer: person, price: 100_000 });
    await app.database.db
      .updateTable('orders')
      .set({ cancelled_at: new Date(), refund_amount: `${refund}`, refund_to: 'coins' })
      .where('id', '=', id)
      .execute();
    expect(await person.call('user.getLoyaltyRank', {})).toEqual({ name });
  });
});

describe('own coins', () => {
  async function grant(user: number, amount: number): Promise<void> {
    await app.database.db.transaction().execute(async (tx) => {
      const accounts = [
        { kind: 'coins', currency: 'COIN', owner_id: user },
        { kind: 'coin-issue', currency: 'COIN', owner_id: null },
      ];
      const [to, from] = await tx.insertInto('ledger_accounts').values(accounts).returning('id').execute();
      const row = { kind: 'coins-granted', business_key: `granted:${user}`, at: new Date() };
      const { id } = await tx.insertInto('ledger_transactions').values(row).returning('id').executeTakeFirstOrThrow();
      const entries = [
        { transaction_id: id, account_id: to?.id ?? 0, amount: `${amount}` },
        { transaction_id: id, account_id: from?.id ?? 0, amount: `${-amount}` },
      ];
      await tx.insertInto('ledger_entries').values(entries).execute();
    });
  }

  // @spec 7.0-12
  test('are visible to their owner and to staff', async () => {
    await grant(customer.id, 120);
    const balance = (person: SignedIn, user: number | null) => person.call('boostcoin.getBalance', { user_id: user });
    expect(await balance(customer, null)).toEqual({ balance: 120 });
    expect(await balance(customer, customer.id)).toEqual({ balance: 120 });
    expect(await balance(await app.staff(4), customer.id)).toEqual({ balance: 120 });
    expect(await balance(booster, null)).toEqual({ balance: 0 });
    await expect(balance(booster, customer.id)).rejects.toMatchObject({ status: 404 });
    await expect(balance(await app.staff(), 2_000_000)).rejects.toMatchObject({ status: 404 });
    const { last: eventSeq } = await customer.call('event.getSince', { seq: null });
    const info = { name: 'Mina', balance: 120, premium: false, eventSeq };
    expect(await customer.call('user.getUserInfo', {})).toEqual(info);
  });
});

describe('push tokens', () => {
  const owner = async (token: string) =>
    (await app.database.db.selectFrom('push_tokens').select('user_id').where('token', '=', token).execute()).map(
      (row) => row.user_id,
    );

  // @spec 4.2-5, 7.0-13, 7.0-14
  test('belong to the user who last signed in on the device, and only that user can remove them', async () => {
    const token = { onesignal_token: 'device-1' };
    await customer.call('user.setOnesignalToken', token);
    await customer.call('user.setOnesignalToken', token);
    expect(await owner('device-1')).toEqual([customer.id]);
    await booster.call('user.setOnesignalToken', token);
    expect(await owner('device-1')).toEqual([booster.id]);
    await customer.call('user.removeOnesignalToken', token);
    expect(await owner('device-1')).toEqual([booster.id]);
    await booster.call('user.removeOnesignalToken', token);
    await booster.call('user.removeOnesignalToken', token);
    expect(await owner('device-1')).toEqual([]);
  });

  test('are not counted when the server sends no pushes', async () => {
    await customer.call('user.setOnesignalToken', { onesignal_token: 'device-2' });
    expect(await customer.call('push.getOutcomes', {})).toMatchObject({ devices: null });
    await customer.call('user.removeOnesignalToken', { onesignal_token: 'device-2' });
  });
});
