import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../src/db/index.ts';
import { createLimitsService, type LimitsDeps } from '../src/domains/limits/limits.service.ts';
import { createPayoutsRepository } from '../src/domains/money/payouts.repository.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, finish, paidOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let admin: SignedIn;
let booster: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, booster, customer] = [await app.staff(), await app.booster({ share: 60 }), await app.customer()];
});
afterAll(() => app.close());

const sums = async () => (await admin.call('ledger.getTotals', {})).sums.map(({ sum }) => sum);
const propose = (key?: string) =>
  admin.call('payout.propose', { booster: booster.id, currency: 'USD' }, key === undefined ? {} : { key });

describe('money from a paid order to a paid booster', () => {
  test('the share is earned once, proposed once and paid once, and the ledger stays balanced', async () => {
    const order = await completeOrder(customer, booster);
    const earned = Math.floor((order.price.amount * 60) / 100);
    const { earning } = await booster.call('earnings.getForOrder', { order: order.id });
    expect(earning).toMatchObject({ amount: earned, share: { percent: 60, winner: 'general' }, payout: null });
    expect(await sums()).toEqual([0]);

    const { payout, earnings } = await propose();
    expect(payout).toMatchObject({ amount: earned, status: 'proposed', orders: 1 });
    expect(earnings.map((line) => line.order)).toEqual([order.id]);
    await expect(propose()).rejects.toMatchObject({ status: 409 });

    const paid = await admin.call('payout.pay', { id: payout.id });
    expect(paid.payout.status).toBe('paid');
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({ status: 409 });
    const mine = await booster.call('earnings.getMine', {});
    expect(mine.totals).toEqual([{ currency: 'USD', unpaid: 0, frozen: 0, fines: 0, proposed: 0, paid: earned }]);
    expect(mine.items[0]?.paidAt).not.toBeNull();
    expect(await sums()).toEqual([0]);
  });

  test('income and revenue are in the ledger’s daily sums', async () => {
    const before = await admin.call('ledger.getDays', {});
    const order = await completeOrder(customer, booster);
    const after = await admin.call('ledger.getDays', {});
    const day = app.clock.now().toISOString().slice(0, 10);
    const of = (days: typeof before) =>
      days.find((row) => row.day === day && row.currency === 'USD') ?? { taken: 0, kept: 0 };
    const earned = Math.floor((order.price.amount * 60) / 100);
    expect(of(after).taken - of(before).taken).toBe(order.price.amount);
    expect(of(after).kept - of(before).kept).toBe(order.price.amount - earned);
    app.clock.forward(60);
    expect(await admin.call('ledger.getDays', {})).toEqual(after);
  });

  test('the transactions of a day add up to its sums, and only admins see them', async () => {
    await completeOrder(customer, booster);
    // A refunded payment.
    const back = await paidOrder(customer);
    const figures = { refund: back.price.amount, earned: 0, kept: 0 };
    const ending = { reason: 'Nobody plays it', settlement: 'allToCustomer', refundTo: 'provider', figures } as const;
    await admin.call('order.cancel', { id: back.id, ending });
    const day = app.clock.now().toISOString().slice(0, 10);
    const sums = (await admin.call('ledger.getDays', {})).find((row) => row.day === day && row.currency === 'USD');
    for (const side of ['taken', 'kept'] as const) {
      const filter = { side: [side], currency: ['USD' as const], day: { from: day, to: day } };
      const { items, total } = await admin.call('movements.getPage', { filter, limit: 500 });
      expect(items.length).toBe(total);
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums?.[side]);
      expect(items.every((row) => row.side === side && row.currency === 'USD')).toBe(true);
    }
    const { items } = await admin.call('movements.getPage', { text: String(back.id) });
    const told = items.filter(({ order }) => order === back.id).map(({ amount, side, why }) => [why, side, amount]);
    expect(told).toEqual([
      ['order-cancelled', 'taken', -back.price.amount],
      ['order-paid', 'taken', back.price.amount],
    ]);
    await expect((await app.staff(5)).call('movements.getPage', {})).rejects.toMatchObject({ status: 403 });
  });

  test('payout.propose called twenty times at once creates one payout', async () => {
    await completeOrder(customer, booster);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => propose()));
    const done = tries.filter((result) => result.status === 'fulfilled');
    expect(done).toHaveLength(1);
    const id = done[0]?.value.payout.id ?? 0;
    const pays = await Promise.allSettled(Array.from({ length: 20 }, () => admin.call('payout.pay', { id })));
    expect(pays.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await sums()).toEqual([0]);
  });

  test('a repeated idempotency key gets the first answer, and another body is refused', async () => {
    await completeOrder(customer, booster);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose(key)));
    expect(new Set(answers.map(({ payout }) => payout.id)).size).toBe(1);
    await expect(admin.call('payout.propose', { booster: booster.id, currency: 'EUR' }, { key })).rejects.toMatchObject(
      {
        status: 409,
        code: 'key_reused',
      },
    );
  });
});

describe('a proposed payout', () => {
  test('can be withdrawn until it is paid, which frees its earnings and is in the site log', async () => {
    const order = await completeOrder(customer, booster);
    const { payout } = await propose();
    expect(await admin.call('payout.withdraw', { id: payout.id })).toEqual({ ok: true });
    await expect(admin.call('payout.get', { id: payout.id })).rejects.toMatchObject({ status: 404 });
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({ status: 404 });
    const { earning } = await booster.call('earnings.getForOrder', { order: order.id });
    expect(earning?.payout).toBeNull();
    const [line] = (await admin.call('sitelogs.getPage', {})).items;
    expect(line).toMatchObject({ action: 'payout.withdraw', before: { amount: payout.amount }, after: null });

    const again = (await propose()).payout;
    expect(again.amount).toBe(payout.amount);
    await admin.call('payout.pay', { id: again.id });
    await expect(admin.call('payout.withdraw', { id: again.id })).rejects.toMatchObject({ status: 409 });
    expect(await sums()).toEqual([0]);
  });

  test('is either paid or withdrawn when both happen at once', async () => {
    await completeOrder(customer, booster);
    const { payout } = await propose();
    const tries = await Promise.allSettled([
      admin.call('payout.pay', { id: payout.id }),
      admin.call('payout.withdraw', { id: payout.id }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sums()).toEqual([0]);
    // Leaves no open payout for the next tests.
    if (tries[1]?.status === 'fulfilled') await admin.call('payout.pay', { id: (await propose()).payout.id });
  });

  test('is created only for exactly the earnings that were shown', async () => {
    const { price } = await completeOrder(customer, booster);
    const amount = Math.floor((price.amount * 60) / 100);
    const shown = { booster: booster.id, currency: 'USD' } as const;
    await completeOrder(customer, booster);
    await expect(admin.call('payout.propose', { ...shown, amount })).rejects.toMatchObject({
      status: 409,
      message: 'The booster’s unpaid earnings have changed in the meantime. Review them again.',
    });
    const { payout } = await admin.call('payout.propose', { ...shown, amount: 2 * amount });
    expect(payout).toMatchObject({ amount: 2 * amount, orders: 2 });
    await admin.call('payout.pay', { id: payout.id });
  });
});

test('order.complete locks the event counters of customer and booster before it writes events for either', async () => {
  const { id } = await runningOrder(customer, booster);
  const { queries, parameters } = app.database;
  const from = queries.length;
  await finish(booster, id);
  const first = queries.findIndex((query, index) => index >= from && query.includes('event_counters'));
  expect(JSON.stringify(parameters[first])).toContain(`${customer.id}`);
  expect(JSON.stringify(parameters[first])).toContain(`${booster.id}`);
  const other = await runningOrder(customer, booster);
  expect((await booster.call('order.get', { id: other.id })).order.status).toBe(1);
});

test('payout.pay above the limit is refused for the admin who proposed the payout', async () => {
  await completeOrder(customer, booster);
  const { payout } = await propose();
  const { version, ...fields } = (await admin.call('limits.get', {})).limits;
  await admin.call('limits.save', { fields: { ...fields, twoToSignAbove: payout.amount - 1 }, version });
  await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({
    status: 409,
    message: 'This payout is above the limit for one person. Another admin has to pay it.',
  });
  expect((await (await app.staff()).call('payout.pay', { id: payout.id })).payout.status).toBe('paid');
  await admin.call('limits.save', { fields, version: version + 1 });
});

describe('the two-person limit of a proposal', () => {
  let other: SignedIn;
  beforeAll(async () => {
    other = await app.staff();
  });

  const setLimit = async (twoToSignAbove: number | null, by = admin) => {
    const { version, ...fields } = (await by.call('limits.get', {})).limits;
    await by.call('limits.save', { fields: { ...fields, twoToSignAbove }, version });
  };
  const refused = {
    status: 409,
    message: 'This payout is above the limit for one person. Another admin has to pay it.',
  };

  test('holds after the limit was lifted: another admin pays', async () => {
    await setLimit(1);
    await completeOrder(customer, booster);
    const { payout } = await propose();
    expect(payout.twoToSignAbove).toBe(1);
    await setLimit(null);
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject(refused);
    expect((await other.call('payout.pay', { id: payout.id })).payout.status).toBe('paid');
  });

  test('is the lowest of the last 7 days: an admin who lifts it first does not pay alone', async () => {
    await setLimit(1);
    await setLimit(2);
    await setLimit(null);
    await completeOrder(customer, booster);
    const { payout } = await propose();
    expect(payout.twoToSignAbove).toBe(1);
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject(refused);
    await admin.call('payout.withdraw', { id: payout.id });
  });

  test('no longer counts 7 days after it was lifted', async () => {
    await setLimit(1);
    await setLimit(null);
    const { db } = app.database;
    const now = app.clock.now().getTime();
    const limitIn = async (days: number) => {
      const clock = () => new Date(now + days * 24 * 60 * 60 * 1000);
      return (await createLimitsService({ db, clock } as LimitsDeps).read(db)).twoToSignAbove;
    };
    expect([await limitIn(0), await limitIn(6.9), await limitIn(7.1)]).toEqual([1, 1, null]);
  });

  test('is checked by the database too', async () => {
    await setLimit(1);
    await completeOrder(customer, booster);
    const { payout } = await propose();
    await setLimit(null);
    const { db } = app.database;
    const markPaid = (by: number) =>
      db.transaction().execute((tx) => createPayoutsRepository().markPaid(tx as Tx, payout.id, by, app.clock.now()));
    expect(await markPaid(admin.id)).toBe(false);
    await admin.call('payout.withdraw', { id: payout.id });
    expect(await markPaid(other.id)).toBe(false);
  });

  test('holds while the limit is lifted and restored at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await setLimit(1);
      await completeOrder(customer, booster);
      const { payout } = await propose();
      const pay = () => admin.call('payout.pay', { id: payout.id });
      const lift = async () => {
        await setLimit(null);
        await setLimit(1);
      };
      const results = await Promise.allSettled([pay(), lift(), pay(), pay(), pay()]);
      const paid = results.filter(({ status }, at) => at !== 1 && status === 'fulfilled');
      expect(paid).toEqual([]);
      await other.call('payout.pay', { id: payout.id });
    }
    await setLimit(null);
  });
});

describe('the ledger', () => {
  test('the database rejects updates, deletions and unbalanced entries', async () => {
    const { db } = app.database;
    await expect(sql`update ledger_entries set amount = amount + 1`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow('append-only');
    const unbalanced = sql`insert into ledger_entries (transaction_id, account_id, amount)
      select max(t.id), max(a.id), 1 from ledger_transactions t, ledger_accounts a`;
    await expect(unbalanced.execute(db)).rejects.toThrow('does not sum to zero');
  });

  test('the database rejects updates of the site log', async () => {
    await expect(sql`update site_log set action = 'x'`.execute(app.database.db)).rejects.toThrow('append-only');
  });
});
