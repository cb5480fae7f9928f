import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, GOOD_CARD, matches, runningOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const BAD_CARD = '4000 0000 0000 0002';
const AT_ONCE = 20;

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let booster: SignedIn;
let mina: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
});
beforeEach(async () => {
  [mina, booster] = [await app.customer('Mina'), await app.booster({ name: 'Kaito', share: 60 })];
});
afterAll(() => app.close());

const tip = (id: number, amount: number, more: object = { card: GOOD_CARD }, key: string = randomUUID()) =>
  mina.call('order.tip', { id, amount, ...more }, { key });
const grant = (coins: number) =>
  moderator.call('boostcoins.create', { fields: { user: mina.id, change: 'grant', coins, reason: 'Welcome' } });
const balance = async () => (await mina.call('boostcoin.getBalance', { user_id: null })).balance;
const earned = async () => (await booster.call('earnings.getMine', {})).totals.find((one) => one.currency === 'USD');
const candidate = async () =>
  (await admin.call('payout.getCandidates', {})).find((one) => one.booster.id === booster.id);
const propose = () => admin.call('payout.propose', { booster: booster.id, currency: 'USD' });

/** Balances by account and currency; checks that each currency sums to zero. */
async function accounts(): Promise<Record<string, number>> {
  const totals = await admin.call('ledger.getTotals', {});
  for (const { sum } of totals.sums) expect(sum).toBe(0);
  return Object.fromEntries(totals.accounts.map((one) => [`${one.kind} ${one.currency}`, one.balance]));
}
async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await accounts();
  await work();
  const after = Object.entries(await accounts());
  return Object.fromEntries(
    after.map(([kind, sum]) => [kind, sum - (before[kind] ?? 0)] as const).filter(([, change]) => change !== 0),
  );
}

describe('order.tip', () => {
  test('gives the whole amount to the booster, who is notified', async () => {
    const { id } = await completeOrder(mina, booster);
    const before = (await earned())?.unpaid ?? 0;
    const client = await connectSocket(app.url, booster.token);
    expect(await changesOf(() => tip(id, 500))).toEqual({ 'provider USD': -500, 'payable USD': 500 });
    expect(await client.event('earningsChanged')).toMatchObject({ payout: null });
    client.close();
    expect((await earned())?.unpaid).toBe(before + 500);
    const [told] = await booster.call('notification.getNotifications', {});
    expect(told).toMatchObject({ order: id, message: `You received a tip of $5.00 for order #${id}.` });
    const { tips, days } = await booster.call('earnings.getMine', {});
    expect(tips).toMatchObject([{ order: id, amount: 500, currency: 'USD', state: 'open' }]);
    expect(days.reduce((sum, { amount }) => sum + amount, 0)).toBe(before + 500);
    const { items } = await admin.call('movements.getPage', { limit: 1 });
    expect(items).toMatchObject([{ side: 'taken', why: 'tip-paid', order: id, amount: 500, by: { id: mina.id } }]);
    const [logged] = (await admin.call('sitelogs.getPage', { limit: 1 })).items;
    expect(logged).toMatchObject({
      actor: { id: mina.id },
      action: 'order.tip',
      object: { kind: 'order', id: String(id) },
      after: { amount: 500, currency: 'USD' },
    });
  });

  test('appears in the timeline of customer, booster and staff, without the coins', async () => {
    await grant(500);
    const { id } = await completeOrder(mina, booster);
    await tip(id, 500, { coins: 500 });
    for (const who of [mina, booster, moderator, admin]) {
      const { order } = await who.call('order.get', { id });
      expect(order.events.at(-1)).toMatchObject({ kind: 'tipped', actor: { id: mina.id }, data: { amount: 500 } });
      expect(order.events.at(-1)?.data).not.toHaveProperty('coins');
    }
    for (const who of [await app.customer(), await app.booster()]) {
      await expect(who.call('order.get', { id })).rejects.toMatchObject({ status: 404 });
    }
  });

  test('can be paid with coins, by card or both, and publishes the new balance', async () => {
    await grant(700);
    const { id } = await completeOrder(mina, booster);
    const client = await connectSocket(app.url, mina.token);
    expect(await changesOf(() => tip(id, 1000, { card: GOOD_CARD, coins: 400 }))).toEqual({
      'provider USD': -600,
      'coin-backing USD': -400,
      'payable USD': 1000,
      'coins COIN': -400,
      'coin-issue COIN': 400,
    });
    expect(await client.event('coinsChanged')).toMatchObject({ balance: 300 });
    client.close();
    await tip(id, 300, { coins: 300 });
    expect(await balance()).toBe(0);
    expect((await mina.call('profile.getCoins', {})).items[0]).toMatchObject({ coins: -300, why: 'spent', order: id });
  });

  test('is in the currency of the order', async () => {
    const { id } = await completeOrder(mina, booster, { ...matches, currency: 'EUR' });
    expect(await changesOf(() => tip(id, 250))).toEqual({ 'provider EUR': -250, 'payable EUR': 250 });
  });

  test('books nothing when the card is declined or missing, or coins are lacking', async () => {
    const { id } = await completeOrder(mina, booster);
    const refusals = async () => {
      await expect(tip(id, 500, { card: BAD_CARD })).rejects.toMatchObject({ code: 'payment_declined' });
      await expect(tip(id, 500, {})).rejects.toMatchObject({ status: 422, fields: { card: 'Enter a card number.' } });
      await expect(tip(id, 500, { coins: 500 })).rejects.toMatchObject({ status: 422 });
    };
    expect(await changesOf(refusals)).toEqual({});
    expect((await booster.call('earnings.getMine', {})).tips).toEqual([]);
  });

  test.each([0, 99, 10_000_001, 100.5, -500])('returns 422 for the amount %j', async (amount) => {
    const { id } = await completeOrder(mina, booster);
    await expect(tip(id, amount)).rejects.toMatchObject({ status: 422, fields: { amount: expect.any(String) } });
  });

  test('returns 409 until the order is complete', async () => {
    const { id } = await runningOrder(mina, booster);
    await expect(tip(id, 500)).rejects.toMatchObject({ status: 409 });
  });
});

describe('tips in payouts', () => {
  test('are counted, locked, released with a withdrawn proposal, and paid once', async () => {
    const { id } = await completeOrder(mina, booster);
    await tip(id, 500);
    await tip(id, 1500);
    const share = (await booster.call('earnings.getForOrder', { order: id })).earning?.amount ?? 0;
    const total = share + 2000;
    expect(await candidate()).toMatchObject({ earned: total, amount: total, orders: 1, tips: 2 });
    const first = await propose();
    expect(first.payout.amount).toBe(total);
    expect(first.tips).toMatchObject([
      { amount: 500, state: 'proposed' },
      { amount: 1500, state: 'proposed' },
    ]);
    expect(await candidate()).toBeUndefined();
    await admin.call('payout.withdraw', { id: first.payout.id });
    expect(await candidate()).toMatchObject({ earned: total, tips: 2 });
    const again = await propose();
    await tip(id, 700);
    expect(await changesOf(() => admin.call('payout.pay', { id: again.payout.id }))).toEqual({
      'payable USD': -total,
      'bank USD': total,
    });
    const { tips, totals } = await booster.call('earnings.getMine', {});
    expect(tips.map(({ state }) => state)).toEqual(['open', 'paid', 'paid']);
    expect(totals).toMatchObject([{ unpaid: 700, paid: total }]);
    expect((await propose()).payout).toMatchObject({ amount: 700, orders: 0 });
  });

  test('count towards the two-person limit', async () => {
    const { id } = await completeOrder(mina, booster);
    const { version, ...fields } = (await admin.call('limits.get', {})).limits;
    const share = (await booster.call('earnings.getForOrder', { order: id })).earning?.amount ?? 0;
    const limited = { fields: { ...fields, twoToSignAbove: share }, version };
    const { limits: saved } = await admin.call('limits.save', limited);
    await tip(id, 100);
    const { payout } = await propose();
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({ status: 409 });
    await admin.call('limits.save', { fields, version: saved.version });
  });
});

describe('concurrent tips', () => {
  test(`${AT_ONCE} calls with one key give one tip`, async () => {
    const { id } = await completeOrder(mina, booster);
    const key = randomUUID();
    const calls = () => Promise.allSettled(Array.from({ length: AT_ONCE }, () => tip(id, 500, undefined, key)));
    expect(await changesOf(calls)).toEqual({ 'provider USD': -500, 'payable USD': 500 });
    expect((await booster.call('earnings.getMine', {})).tips).toHaveLength(1);
  });

  test(`of ${AT_ONCE} tips of the same coins only those are taken that the balance pays`, async () => {
    await grant(1000);
    const orders = [await completeOrder(mina, booster), await completeOrder(mina, booster)];
    const calls = Array.from({ length: AT_ONCE }, (_, place) => tip(orders[place % 2]?.id ?? 0, 400, { coins: 400 }));
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(2);
    expect(await balance()).toBe(200);
    expect((await booster.call('earnings.getMine', {})).tips).toHaveLength(2);
    await accounts();
  });

  test('are in one payout at most when payouts are proposed at the same time', async () => {
    const { id } = await completeOrder(mina, booster);
    await Promise.allSettled([tip(id, 500), propose(), tip(id, 600), propose(), tip(id, 700), propose()]);
    await propose().catch(() => null);
    const { totals, tips } = await booster.call('earnings.getMine', {});
    expect(tips).toHaveLength(3);
    const share = (await booster.call('earnings.getForOrder', { order: id })).earning?.amount ?? 0;
    expect(totals).toMatchObject([{ unpaid: 0, proposed: share + 1800 }]);
    await accounts();
  });
});

test('the booster is owed exactly the sum of all tips, however they are paid', async () => {
  const { id } = await completeOrder(mina, booster);
  const means = fc.record({ amount: fc.integer({ min: 100, max: 5000 }), coins: fc.integer({ min: 0, max: 6000 }) });
  const start = (await earned())?.unpaid ?? 0;
  let given = 0;
  await fc.assert(
    fc.asyncProperty(means, async ({ amount, coins }) => {
      await grant(Math.max(coins, 1));
      const spent = Math.min(coins, amount);
      const changes = await changesOf(() => tip(id, amount, { card: GOOD_CARD, coins: spent }));
      expect(changes['payable USD']).toBe(amount);
      expect((changes['provider USD'] ?? 0) + (changes['coin-backing USD'] ?? 0)).toBe(-amount);
      given += amount;
      expect((await earned())?.unpaid).toBe(start + given);
    }),
    { numRuns: 10 },
  );
});
