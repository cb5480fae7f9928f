import type { OrderView } from '@boostdesk/api-client/contract';
import { maxCoins, payWithCoins } from '@boostdesk/catalogs';
import { settleOrder } from '@boostdesk/catalogs/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeRate } from '../src/domains/money/exchange.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, GOOD_CARD, matches, order, PROOF, reachTarget } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const BAD_CARD = '4000 0000 0000 0002';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let booster: SignedIn;
let mina: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
  booster = await app.booster({ name: 'Kaito', share: 60 });
});
beforeEach(async () => {
  mina = await app.customer('Mina');
});
afterAll(() => app.close());

const grant = async (coins: number, user = mina) =>
  moderator.call('boostcoins.create', { fields: { user: user.id, change: 'grant', coins, reason: 'Welcome' } });
const balance = async (who = mina) => (await who.call('boostcoin.getBalance', { user_id: null })).balance;
const history = async (who = mina) => (await who.call('profile.getCoins', {})).items;

/** Balances by account and currency; checks that each currency sums to zero. */
async function accounts(): Promise<Record<string, number>> {
  const totals = await admin.call('ledger.getTotals', {});
  for (const { sum } of totals.sums) expect(sum).toBe(0);
  return Object.fromEntries(totals.accounts.map((one) => [`${one.kind} ${one.currency}`, one.balance]));
}
const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([kind, sum]) =>
      sum === (before[kind] ?? 0) ? [] : [[kind, sum - (before[kind] ?? 0)]],
    ),
  );

const ask = async (amount = 2500, more: object = {}) => {
  const fields = { customer: mina.id, currency: 'USD', amount, text: 'A lesson', ...more } as const;
  return (await moderator.call('custompayments.create', { fields })).row.id;
};

async function cancel(
  one: OrderView,
  ending: { settlement: 'byProgress' | 'allToCustomer'; refundTo: 'coins' | 'provider' },
) {
  const { order: seen } = await admin.call('order.get', { id: one.id });
  const figures = settleOrder(
    {
      status: seen.status,
      price: seen.price.amount,
      percent: seen.progress.percent,
      sharePercent: seen.share?.percent ?? 0,
      paidBefore: seen.progressPaid ?? 0,
    },
    ending.settlement,
  );
  return (
    await admin.call('order.cancel', { id: one.id, ending: { reason: 'Changed their mind', ...ending, figures } })
  ).order;
}

describe('order.pay with coins', () => {
  test('takes a part of the price in coins and the rest from the card', async () => {
    await grant(1000);
    const { id } = await order(mina);
    const before = await accounts();
    const { order: paid } = await mina.call('order.pay', { id, card: GOOD_CARD, coins: 400 });
    expect(paid).toMatchObject({ status: 0, price: { amount: 4400 }, paidInCoins: { coins: 400, amount: 400 } });
    expect(difference(before, await accounts())).toEqual({
      'provider USD': -4000,
      'coin-backing USD': -400,
      'escrow USD': 4400,
      'coins COIN': -400,
      'coin-issue COIN': 400,
    });
    expect(await balance()).toBe(600);
    expect((await history())[0]).toMatchObject({ coins: -400, balance: 600, why: 'spent', order: id });
    const { items } = await admin.call('boostcoins.getPage', { filter: { why: ['spent'] }, limit: 1 });
    expect(items).toMatchObject([{ user: { id: mina.id }, coins: -400, why: 'spent' }]);
  });

  test('needs no card when coins pay everything', async () => {
    await grant(4400);
    const { id } = await order(mina);
    const before = await accounts();
    expect((await mina.call('order.pay', { id, coins: 4400 })).order).toMatchObject({ status: 0 });
    expect(difference(before, await accounts())).toEqual({
      'coin-backing USD': -4400,
      'escrow USD': 4400,
      'coins COIN': -4400,
      'coin-issue COIN': 4400,
    });
    expect(await balance()).toBe(0);
  });

  test('converts coins for an order in euros', async () => {
    await grant(5000);
    const { id, price } = await order(mina, { ...matches, currency: 'EUR' });
    const rate = exchangeRate('USD', 'EUR');
    const { amount, rest } = payWithCoins({ total: price.amount, coins: 100, rate });
    const before = await accounts();
    const { order: paid } = await mina.call('order.pay', { id, coins: 100, card: GOOD_CARD });
    expect(amount).toBe(92);
    expect(paid.paidInCoins).toEqual({ coins: 100, amount });
    expect(difference(before, await accounts())).toMatchObject({ 'provider EUR': -rest, 'escrow EUR': price.amount });
  });

  test('publishes the new balance to the customer', async () => {
    await grant(500);
    const client = await connectSocket(app.url, mina.token);
    const { id } = await order(mina);
    await mina.call('order.pay', { id, coins: 500, card: GOOD_CARD });
    expect(await client.event('coinsChanged')).toMatchObject({ balance: 0 });
    client.close();
  });

  test('keeps the coins when the card is declined or missing', async () => {
    await grant(500);
    const { id } = await order(mina);
    const before = await accounts();
    await expect(mina.call('order.pay', { id, card: BAD_CARD, coins: 500 })).rejects.toMatchObject({
      code: 'payment_declined',
    });
    await expect(mina.call('order.pay', { id, coins: 500 })).rejects.toMatchObject({
      status: 422,
      fields: { card: 'Enter a card number.' },
    });
    await expect(mina.call('order.pay', { id })).rejects.toMatchObject({ status: 422 });
    expect(await accounts()).toEqual(before);
    expect(await balance()).toBe(500);
    expect((await mina.call('order.get', { id })).order).toMatchObject({ status: 5 });
  });

  test('refuses more coins than the balance or the price, and says how many there are', async () => {
    await grant(399);
    const { id } = await order(mina);
    await expect(mina.call('order.pay', { id, card: GOOD_CARD, coins: 400 })).rejects.toMatchObject({
      status: 422,
      fields: { coins: 'Your balance is 399 coins. You can’t use more than that.' },
    });
    await grant(9000);
    await expect(mina.call('order.pay', { id, coins: 4401 })).rejects.toMatchObject({
      status: 422,
      fields: { coins: 'You only need 4,400 coins for this payment.' },
    });
    expect(await balance()).toBe(9399);
  });

  test.each([-1, 0.5, 2 ** 53, '100', Number.NaN])('refuses %s coins', async (coins) => {
    await grant(100);
    const { id } = await order(mina);
    const answer = await app.send('order.pay', { id, card: GOOD_CARD, coins } as never, { token: mina.token });
    // JSON writes NaN as null.
    expect(answer.status).toBe(422);
    expect(await balance()).toBe(100);
  });

  test('repeated with a key spends the coins once', async () => {
    await grant(1000);
    const { id } = await order(mina);
    const key = 'c0ffee00-0000-4000-8000-000000000001';
    const pay = () => mina.call('order.pay', { id, card: GOOD_CARD, coins: 400 }, { key });
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(other).toEqual(one);
    expect(await balance()).toBe(600);
  });

  test('does not tell the booster how the customer paid', async () => {
    await grant(400);
    const { id } = await order(mina);
    await mina.call('order.pay', { id, card: GOOD_CARD, coins: 400 });
    const { order: seen } = await booster.call('order.lockIn', { id });
    expect(seen).not.toHaveProperty('paidInCoins');
    expect((await moderator.call('order.get', { id })).order.paidInCoins).toEqual({ coins: 400, amount: 400 });
  });
});

describe('a refund of an order paid with coins', () => {
  async function running(coins: number, card = true): Promise<OrderView> {
    await grant(coins);
    const { id } = await order(mina);
    await mina.call('order.pay', { id, coins, ...(card && { card: GOOD_CARD }) });
    return (await booster.call('order.lockIn', { id })).order;
  }

  test('returns coins as coins and money to the card', async () => {
    const one = await running(400);
    const before = await accounts();
    const gone = await cancel(one, { settlement: 'allToCustomer', refundTo: 'provider' });
    expect(gone.ending).toMatchObject({ refund: 4400, refundTo: 'provider' });
    const ofBooster = (await booster.call('order.get', { id: one.id })).order;
    expect(ofBooster.ending).toMatchObject({ refund: 4400, refundTo: null });
    expect(JSON.stringify(ofBooster.events)).not.toMatch(/"coins"|"refundMoney"/);
    expect(gone.events.at(-1)?.data).toMatchObject({ refund: 4400, coins: 400, refundMoney: 4000 });
    expect(difference(before, await accounts())).toEqual({
      'escrow USD': -4400,
      'provider USD': 4000,
      'coin-backing USD': 400,
      'coins COIN': 400,
      'coin-issue COIN': -400,
    });
    expect(await balance()).toBe(400);
    expect((await history())[0]).toMatchObject({ coins: 400, why: 'refund', order: one.id });
  });

  test('is split in proportion when the order ends half done', async () => {
    const one = await running(400);
    await booster.call('order.logProgress', { id: one.id, rank: 15, won: true });
    const before = await accounts();
    await cancel(one, { settlement: 'byProgress', refundTo: 'provider' });
    expect(difference(before, await accounts())).toEqual({
      'escrow USD': -4400,
      'provider USD': 2000,
      'coin-backing USD': 200,
      'coins COIN': 200,
      'coin-issue COIN': -200,
      'payable USD': 1320,
      'revenue USD': 880,
    });
    expect(await balance()).toBe(200);
  });

  test('is all coins when staff choose coins, or when nothing else was paid', async () => {
    const mixed = await running(400);
    await cancel(mixed, { settlement: 'allToCustomer', refundTo: 'coins' });
    expect(await balance()).toBe(4400);
    const whole = await running(4400, false);
    const gone = await cancel(whole, { settlement: 'allToCustomer', refundTo: 'provider' });
    expect(gone.ending).toMatchObject({ refund: 4400, refundTo: 'coins' });
    expect(await balance()).toBe(8800);
  });

  test('includes the coins of a paid add-on', async () => {
    const one = await running(400);
    await grant(700);
    const fields = { order: one.id, amount: 700, text: 'Streaming' };
    const { row } = await moderator.call('addonpayments.create', { fields });
    await mina.call('payment.pay', { id: row.id, coins: 700 });
    expect((await mina.call('order.get', { id: one.id })).order).toMatchObject({
      price: { amount: 5100 },
      paidInCoins: { coins: 1100, amount: 1100 },
    });
    expect((await history())[0]).toMatchObject({ coins: -700, why: 'spent', note: 'Streaming', order: one.id });
    await cancel(one, { settlement: 'allToCustomer', refundTo: 'provider' });
    expect(await balance()).toBe(1100);
  });
});

describe('payment.pay with coins', () => {
  test('books a custom payment as revenue, from coins and card', async () => {
    await grant(1000);
    const before = await accounts();
    await mina.call('payment.pay', { id: await ask(), card: GOOD_CARD, coins: 1000 });
    expect(difference(before, await accounts())).toEqual({
      'provider USD': -1500,
      'coin-backing USD': -1000,
      'revenue USD': 2500,
      'coins COIN': -1000,
      'coin-issue COIN': 1000,
    });
    expect((await history())[0]).toMatchObject({ coins: -1000, why: 'spent', note: 'A lesson', order: null });
  });

  test('needs no card when coins pay everything, and keeps the coins when it fails', async () => {
    await grant(2500);
    const id = await ask();
    await expect(mina.call('payment.pay', { id, card: BAD_CARD, coins: 100 })).rejects.toMatchObject({
      code: 'payment_declined',
    });
    await expect(mina.call('payment.pay', { id, coins: 2501 })).rejects.toMatchObject({ status: 422 });
    expect(await balance()).toBe(2500);
    expect((await mina.call('payment.pay', { id, coins: 2500 })).payment).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(0);
  });

  test('of a withdrawn request leaves the coins', async () => {
    await grant(2500);
    const id = await ask();
    await moderator.call('custompayments.cancel', { id });
    await expect(mina.call('payment.pay', { id, coins: 2500 })).rejects.toMatchObject({ status: 409 });
    expect(await balance()).toBe(2500);
  });
});

test('paid equals refunded, earned and kept, in coins and money, whatever is paid with coins', async () => {
  const step = fc.record({
    coins: fc.nat(5000),
    extra: fc.nat(2000),
    extraCoins: fc.nat(2000),
    progress: fc.constantFrom(null, 14, 15, 16),
    ending: fc.constantFrom('complete' as const, 'byProgress' as const, 'allToCustomer' as const),
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    refundTo: fc.constantFrom('coins' as const, 'provider' as const),
  });
  await fc.assert(
    fc.asyncProperty(step, async ({ coins, currency, ending, extra, extraCoins, progress, refundTo }) => {
      mina = await app.customer();
      await grant(7000);
      const rate = exchangeRate('USD', currency);
      const { id, price } = await order(mina, { ...climb, currency });
      const before = await accounts();
      const spent = Math.min(coins, maxCoins(price.amount, rate));
      await mina.call('order.pay', { id, card: GOOD_CARD, coins: spent });
      await booster.call('order.lockIn', { id });
      const extraSpent = Math.min(extraCoins, maxCoins(extra, rate));
      if (extra > 0) {
        const fields = { order: id, amount: extra, text: 'Streaming' };
        const { row } = await moderator.call('addonpayments.create', { fields });
        await mina.call('payment.pay', { id: row.id, card: GOOD_CARD, coins: extraSpent });
      }
      const paid = (await mina.call('order.get', { id })).order;
      expect(paid.paidInCoins?.coins ?? 0).toBe(spent + extraSpent);
      expect(await balance()).toBe(7000 - spent - extraSpent);
      if (progress !== null) await booster.call('order.logProgress', { id, rank: progress });
      if (ending === 'complete') {
        await reachTarget(booster, id);
        await booster.call('order.complete', { id, proof: PROOF });
      } else await cancel(paid, { settlement: ending, refundTo });

      const moved = difference(before, await accounts());
      // All escrow is gone, and what came in went out.
      expect(moved[`escrow ${currency}`]).toBeUndefined();
      const back = (await balance()) - (7000 - spent - extraSpent);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(moved['coins COIN'] ?? 0).toBe(back - spent - extraSpent);
      if (ending === 'allToCustomer') {
        expect(moved[`payable ${currency}`]).toBeUndefined();
        expect(moved[`revenue ${currency}`]).toBeUndefined();
        if (refundTo === 'provider') expect(moved).toEqual({});
      }
      if (ending === 'complete') expect(back).toBe(0);
      if (refundTo === 'provider') expect(back).toBeLessThanOrEqual(spent + extraSpent);
    }),
    { numRuns: 12 },
  );
}, 120_000);
