import { randomUUID } from 'node:crypto';
import type { OrderView } from '@boostdesk/api-client/contract';
import { type Revision, reviseOrder } from '@boostdesk/catalogs/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { problem } from './support/fixtures.ts';
import {
  completeOrder,
  finish,
  GOOD_CARD,
  matches,
  paidOrder,
  runningOrder,
  order as unpaidOrder,
} from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const AT_ONCE = 6;
const REASON = 'Agreed in the chat';

let app: TestApp;
let admin: SignedIn;
let senior: SignedIn;
let moderator: SignedIn;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, senior, moderator] = [await app.staff(), await app.staff(5), await app.staff(4)];
  [mina, kaito] = [await app.customer('Mina'), await app.booster({ name: 'Kaito', share: 60 })];
});
afterAll(() => app.close());

const revisable = ({ price, share, progressPaid }: OrderView) => ({
  price: price.amount,
  sharePercent: share?.percent ?? 0,
  paidBefore: progressPaid ?? 0,
});
const view = async (id: number) => (await admin.call('order.get', { id })).order;

function figuresOf(order: OrderView, revision: Revision) {
  const outcome = reviseOrder(revisable(order), revision);
  return outcome.ok ? outcome.figures : { refund: 0, earned: 0, kept: 0 };
}
const changePrice = (order: OrderView, price: number, by = senior, key: string = randomUUID()) =>
  by
    .call('order.changePrice', { id: order.id, price, reason: REASON, figures: figuresOf(order, { price }) }, { key })
    .then((answer) => answer.order);
const changeShare = (order: OrderView, percent: number, by = moderator) =>
  by
    .call('order.changeShare', {
      id: order.id,
      percent,
      reason: REASON,
      figures: figuresOf(order, { sharePercent: percent }),
    })
    .then((answer) => answer.order);
const balance = async () => (await mina.call('boostcoin.getBalance', { user_id: null })).balance;
const grant = (coins: number) =>
  admin.call('boostcoins.create', { fields: { user: mina.id, change: 'grant', coins, reason: 'Welcome' } });

/** Balances by account and currency; checks that each currency sums to zero. */
async function accounts(): Promise<Record<string, number>> {
  const totals = await admin.call('ledger.getTotals', {});
  for (const { sum } of totals.sums) expect(sum).toBe(0);
  return Object.fromEntries(totals.accounts.map((one) => [`${one.kind} ${one.currency}`, one.balance]));
}

async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await accounts();
  await work();
  const after = await accounts();
  const entries = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, change]) => change !== 0));
}

async function paidWithCoins(coins: number): Promise<OrderView> {
  await grant(coins);
  const { id } = await unpaidOrder(mina);
  await mina.call('order.pay', { id, card: GOOD_CARD, coins });
  return (await kaito.call('order.lockIn', { id })).order;
}

describe('order.changePrice', () => {
  test('refunds the difference to the card, and adapts price, breakdown and earning', async () => {
    const { id } = await runningOrder(mina, kaito);
    const before = await view(id);
    const lower = before.price.amount - 1400;
    expect(await changesOf(() => changePrice(before, lower))).toEqual({ 'escrow USD': -1400, 'provider USD': 1400 });
    const after = await view(id);
    expect(after.price.amount).toBe(lower);
    expect(after.earning?.amount).toBe(Math.floor(lower * 0.6));
    expect(after.quote.at(-1)).toEqual({ code: 'priceChange', params: { text: REASON }, amount: -1400 });
    expect(after.quote.reduce((sum, { amount }) => sum + amount, 0)).toBe(lower);
    expect(await changesOf(() => finish(kaito, id))).toMatchObject({ 'escrow USD': -lower });
  });

  test('returns coins in proportion, and the later refund of the rest returns all coins', async () => {
    const order = await paidWithCoins(3700);
    const before = await view(order.id);
    const half = before.price.amount / 2;
    const client = await connectSocket(app.url, mina.token);
    expect(await changesOf(() => changePrice(before, half))).toEqual({
      'escrow USD': -half,
      'provider USD': half - 1850,
      'coin-backing USD': 1850,
      'coins COIN': 1850,
      'coin-issue COIN': -1850,
    });
    expect(await client.event('coinsChanged')).toMatchObject({ balance: await balance() });
    client.close();
    const after = await view(order.id);
    expect(after.paidInCoins).toEqual({ coins: 1850, amount: 1850 });
    const figures = { refund: half, earned: 0, kept: 0 };
    const ending = { reason: REASON, settlement: 'allToCustomer', refundTo: 'provider', figures } as const;
    await admin.call('order.cancel', { id: order.id, ending });
    expect(await balance()).toBe(3700);
  });

  test('is in the timeline and the site log, and customer and booster are notified', async () => {
    const { id } = await runningOrder(mina, kaito);
    const before = await view(id);
    const after = await changePrice(before, 3000);
    const refund = before.price.amount - 3000;
    for (const who of [mina, kaito]) {
      const { order } = await who.call('order.get', { id });
      expect(order.events.at(-1)).toMatchObject({
        kind: 'price_changed',
        actor: { id: senior.id },
        data: { reason: REASON, amount: 3000, refund },
      });
      const [notice] = await who.call('notification.getNotifications', {});
      expect(JSON.stringify(notice)).toContain(
        `The price of order #${id} was lowered by $${(refund / 100).toFixed(2)}`,
      );
    }
    expect(after.version).toBe(before.version + 1);
    const [logged] = (await admin.call('sitelogs.getPage', { limit: 1 })).items;
    expect(logged).toMatchObject({
      action: 'order.changePrice',
      before: { price_amount: String(before.price.amount) },
      after: { price_amount: '3000', reason: REASON },
    });
    const { items } = await admin.call('movements.getPage', { limit: 1 });
    expect(items).toMatchObject([{ why: 'price-lowered', order: id, amount: -refund }]);
  });

  test('has a reason that boosters on the board do not read', async () => {
    const { id } = await runningOrder(mina, kaito);
    await changePrice(await view(id), 3000);
    await kaito.call('order.drop', { id, reason: REASON });
    const nova = await app.booster();
    const { order } = await nova.call('order.get', { id });
    expect(order.quote.at(-1)).toMatchObject({ code: 'priceChange', params: {} });
    expect(JSON.stringify(order)).not.toContain(REASON);
    expect((await mina.call('order.get', { id })).order.quote.at(-1)).toMatchObject({ params: { text: REASON } });
  });

  test.each([
    ['an unchanged price', (price: number) => price],
    ['a higher price', (price: number) => price + 1],
  ])('returns 422 for %s', async (_, change) => {
    const { id } = await runningOrder(mina, kaito);
    const order = await view(id);
    const given = changePrice(order, change(order.price.amount));
    await expect(given).rejects.toMatchObject({ status: 422, fields: { price: expect.any(String) } });
  });

  test('returns 422 below the progress payments', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await kaito.call('order.logProgress', { id, done: 10, won: true });
    await admin.call('progresspays.create', { fields: { order: id, amount: 500, note: '' } });
    await expect(changePrice(await view(id), 499)).rejects.toMatchObject({ status: 422 });
    expect((await changePrice(await view(id), 500)).price.amount).toBe(500);
  });

  test('returns 409 when the figures have changed since they were shown', async () => {
    const { id } = await runningOrder(mina, kaito);
    const shown = await view(id);
    await changeShare(shown, 50);
    expect(await changesOf(() => changePrice(shown, 3000).catch(() => null))).toEqual({});
    await expect(changePrice(shown, 3000)).rejects.toMatchObject({ status: 409 });
  });

  test('returns 409 for an order in dispute, a complete one and an unpaid one', async () => {
    const disputed = await runningOrder(mina, kaito);
    await mina.call('dispute.open', { id: disputed.id, ...problem });
    for (const { id } of [disputed, await completeOrder(mina, kaito), await unpaidOrder(mina)]) {
      const order = await view(id);
      await expect(changePrice(order, 100)).rejects.toMatchObject({ status: 409 });
    }
    const order = await view(disputed.id);
    await expect(changeShare(order, 10)).rejects.toMatchObject({ status: 409 });
    expect((await view(disputed.id)).price).toEqual(disputed.price);
  });

  test('returns 403 for a moderator', async () => {
    const { id } = await runningOrder(mina, kaito);
    await expect(changePrice(await view(id), 100, moderator)).rejects.toMatchObject({ status: 403 });
  });

  test(`of ${AT_ONCE} concurrent changes one is made, and with one key all get its answer`, async () => {
    const { id } = await runningOrder(mina, kaito);
    const order = await view(id);
    const calls = Array.from({ length: AT_ONCE }, () => changePrice(order, 3000));
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    const next = await view(id);
    const key = randomUUID();
    const repeated = () => Promise.all(Array.from({ length: AT_ONCE }, () => changePrice(next, 2000, senior, key)));
    expect(await changesOf(repeated)).toEqual({ 'escrow USD': -1000, 'provider USD': 1000 });
  });
});

describe('order.changeShare', () => {
  test('changes the earning of this order only, and only booster and staff see it', async () => {
    const { id } = await runningOrder(mina, kaito);
    const before = await view(id);
    expect(await changesOf(() => changeShare(before, 72.5))).toEqual({});
    const { order } = await kaito.call('order.get', { id });
    expect(order.share).toMatchObject({ percent: 72.5, winner: 'staff' });
    expect(order.earning?.amount).toBe(Math.floor(before.price.amount * 0.725));
    expect(order.events.at(-1)).toMatchObject({ kind: 'share_changed', data: { before: 60, after: 72.5 } });
    const { order: own } = await mina.call('order.get', { id });
    expect(own.events.map(({ kind }) => kind)).not.toContain('share_changed');
    expect(await changesOf(() => finish(kaito, id))).toMatchObject({ 'payable USD': order.earning?.amount });
    const next = await runningOrder(mina, kaito);
    expect(next.share).toMatchObject({ percent: 60, winner: 'general' });
  });

  test('is not read by the next booster of the order', async () => {
    const { id } = await runningOrder(mina, kaito);
    await changeShare(await view(id), 50);
    await kaito.call('order.drop', { id, reason: REASON });
    app.clock.forward(60);
    const nova = await app.booster({ share: 40 });
    await nova.call('order.lockIn', { id });
    const sharesOf = async (who: SignedIn) =>
      (await who.call('order.get', { id })).order.events.flatMap(({ kind, data }) =>
        kind === 'share_changed' ? [data.after] : [],
      );
    expect(await sharesOf(nova)).toEqual([]);
    app.clock.forward(60);
    await changeShare(await view(id), 45);
    expect([await sharesOf(nova), await sharesOf(moderator)]).toEqual([[45], [50, 45]]);
  });

  test('notifies the booster alone', async () => {
    const { id } = await runningOrder(mina, kaito);
    await changeShare(await view(id), 50);
    const text = `Your share of order #${id} is now 50%: ${REASON}.`;
    const noticesOf = async (who: SignedIn) => JSON.stringify(await who.call('notification.getNotifications', {}));
    expect(await noticesOf(kaito)).toContain(text);
    expect(await noticesOf(mina)).not.toContain('Your share');
  });

  test.each([-1, 100.5, 33.333])('returns 422 for %d percent', async (percent) => {
    const { id } = await runningOrder(mina, kaito);
    const given = { id, percent, reason: REASON, figures: { refund: 0, earned: 0, kept: 0 } };
    await expect(admin.call('order.changeShare', given)).rejects.toMatchObject({ status: 422 });
  });

  test('returns 409 for an order without a booster', async () => {
    const { id } = await paidOrder(mina);
    await expect(changeShare(await view(id), 50)).rejects.toMatchObject({ status: 409 });
    await admin.call('order.suspend', { id, reason: REASON });
    await expect(changeShare(await view(id), 50)).rejects.toMatchObject({ status: 409 });
  });
});

test('paid = refund + earned + kept, to the cent, after any sequence of changes', async () => {
  const change = fc.oneof(
    fc.record({ price: fc.integer({ min: 1, max: 8000 }) }),
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100) }),
  );
  const ends = fc.constantFrom('complete', 'byProgress', 'allToCustomer');
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 5 }), fc.nat(3000), ends, async (changes, coins, end) => {
      const { id, price } = await paidWithCoins(Math.max(1, coins));
      const paid = price.amount;
      const sums = await changesOf(async () => {
        for (const one of changes) {
          const order = await view(id);
          const made = 'price' in one ? changePrice(order, one.price) : changeShare(order, one.percent);
          await made.catch((error: { readonly status: number }) => expect(error.status).toBe(422));
        }
        if (end === 'complete') return finish(kaito, id);
        await kaito.call('order.logProgress', { id, rank: 15, won: true });
        const { ifStopped, price: now } = await view(id);
        const figures = end === 'byProgress' ? ifStopped : { refund: now.amount, earned: 0, kept: 0 };
        const ending = { reason: REASON, settlement: end, refundTo: 'provider', figures };
        return admin.call('order.cancel', { id, ending } as never);
      });
      const of = (name: string) => sums[`${name} USD`] ?? 0;
      expect(of('escrow')).toBe(-paid);
      expect(of('provider') + of('coin-backing') + of('payable') + of('revenue')).toBe(paid);
      for (const name of ['provider', 'coin-backing', 'payable', 'revenue']) expect(of(name)).toBeGreaterThanOrEqual(0);
      const order = await view(id);
      expect(order.quote.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price.amount);
    }),
    { numRuns: 6 },
  );
});
