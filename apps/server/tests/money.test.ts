import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('from a paid order to a paid booster', () => {
  test('the share is earned, proposed once, paid once, and the books stay balanced', async () => {
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
    expect(mine.totals).toEqual([{ currency: 'USD', unpaid: 0, fines: 0, proposed: 0, paid: earned }]);
    expect(mine.items[0]?.paidAt).not.toBeNull();
    expect(await sums()).toEqual([0]);
  });

  test('what came in and what was kept stands in the days of the books', async () => {
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

  test('the movements of a day are those that its sums are made of, for admins alone', async () => {
    await completeOrder(customer, booster);
    // One that went back to its customer.
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

  test('a payout that is proposed twenty times at once is one', async () => {
    await completeOrder(customer, booster);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => propose()));
    const done = tries.filter((result) => result.status === 'fulfilled');
    expect(done).toHaveLength(1);
    const id = done[0]?.value.payout.id ?? 0;
    const pays = await Promise.allSettled(Array.from({ length: 20 }, () => admin.call('payout.pay', { id })));
    expect(pays.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await sums()).toEqual([0]);
  });

  test('the same key gets the same answer again, however many come at once; another body is refused', async () => {
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

describe('a proposal', () => {
  test('is taken back while it is not paid: its earnings are free again, and the site log keeps it', async () => {
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

  test('is paid or taken back, never both', async () => {
    await completeOrder(customer, booster);
    const { payout } = await propose();
    const tries = await Promise.allSettled([
      admin.call('payout.pay', { id: payout.id }),
      admin.call('payout.withdraw', { id: payout.id }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sums()).toEqual([0]);
    // Whichever it was, nothing is left for the tests after this one.
    if (tries[1]?.status === 'fulfilled') await admin.call('payout.pay', { id: (await propose()).payout.id });
  });

  test('is made of what was shown, or not at all', async () => {
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

test('a completion holds the counters of both people before it tells either', async () => {
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

test('above the limit whoever proposed a payout does not pay it', async () => {
  const { db } = app.database;
  await completeOrder(customer, booster);
  const { payout } = await propose();
  const limit = (cents: number) => ({ name: 'twoToSignAbove', value: JSON.stringify(cents) });
  await db
    .insertInto('installation')
    .values(limit(payout.amount - 1))
    .execute();
  await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({
    status: 409,
    message: 'This payout is above the limit for one person. Another admin has to pay it.',
  });
  expect((await (await app.staff()).call('payout.pay', { id: payout.id })).payout.status).toBe('paid');
  await db.deleteFrom('installation').where('name', '=', 'twoToSignAbove').execute();
});

describe('the ledger', () => {
  test('the database itself refuses changes, deletions and entries that do not balance', async () => {
    const { db } = app.database;
    await expect(sql`update ledger_entries set amount = amount + 1`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow('append-only');
    const unbalanced = sql`insert into ledger_entries (transaction_id, account_id, amount)
      select max(t.id), max(a.id), 1 from ledger_transactions t, ledger_accounts a`;
    await expect(unbalanced.execute(db)).rejects.toThrow('does not sum to zero');
  });

  test('the site log is kept as it was written', async () => {
    await expect(sql`update site_log set action = 'x'`.execute(app.database.db)).rejects.toThrow('append-only');
  });
});
