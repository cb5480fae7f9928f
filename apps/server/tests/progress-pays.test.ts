import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { finish, HAND_OVER, matches, PROOF, runningOrder } from './support/orders.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let customer: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator, customer] = [await app.staff(), await app.staff(4), await app.customer()];
  booster = await app.booster({ share: 60 });
});
afterAll(() => app.close());

const pay = (order: number, amount: number, who = moderator) =>
  who.call('progresspays.create', { fields: { order, amount, note: 'Half way' } });
const isBalanced = async () => (await admin.call('ledger.getTotals', {})).sums.every(({ sum }) => sum === 0);
const account = async (kind: string) =>
  (await admin.call('ledger.getTotals', {})).accounts.find((one) => one.kind === kind && one.currency === 'USD')
    ?.balance ?? 0;

/** Ten matches, of which `done` are played. */
async function played(done: number, by = booster) {
  const order = await runningOrder(customer, by, matches);
  if (done > 0) await by.call('order.logProgress', { id: order.id, done, won: true });
  const price = order.price.amount;
  return {
    id: order.id,
    price,
    share: (percent: number) => Math.floor((Math.floor((price * percent) / 100) * 60) / 100),
  };
}

test('a progress payment pays for the progress so far, and completion pays the rest', async () => {
  const { id, price, share } = await played(5);
  const half = share(50);
  const { row } = await pay(id, half);
  expect(row).toMatchObject({ order: id, amount: half, percent: 50, state: 'open', booster: { id: booster.id } });
  const [told] = await booster.call('notification.getNotifications', {});
  expect(told).toMatchObject({
    order: id,
    message: expect.stringContaining(`for order #${id}`),
  });
  const mine = await booster.call('earnings.getMine', {});
  expect(mine.totals).toMatchObject([{ unpaid: half }]);
  expect(mine.progressPays).toMatchObject([{ id: row.id, state: 'open' }]);
  expect((await booster.call('order.get', { id })).order).toMatchObject({
    progressPaid: half,
    earning: { amount: share(100) - half },
  });
  expect((await customer.call('order.get', { id })).order.progressPaid).toBeNull();

  const [escrow, revenue] = [await account('escrow'), await account('revenue')];
  await finish(booster, id);
  const { earning } = await booster.call('earnings.getForOrder', { order: id });
  expect(earning).toMatchObject({ amount: share(100) - half, paidBefore: half });
  expect(await account('escrow')).toBe(escrow - (price - half));
  expect(await account('revenue')).toBe(revenue + price - share(100));

  const candidate = (await admin.call('payout.getCandidates', {})).find((one) => one.booster.id === booster.id);
  expect(candidate).toMatchObject({ earned: share(100), amount: share(100), orders: 1, progressPays: 1 });
  const { payout, progressPays } = await admin.call('payout.propose', { booster: booster.id, currency: 'USD' });
  expect(payout.amount).toBe(share(100));
  expect(progressPays).toMatchObject([{ id: row.id, state: 'proposed' }]);
  await admin.call('payout.pay', { id: payout.id });
  expect((await moderator.call('progresspays.get', { id: row.id })).row).toMatchObject({
    state: 'paid',
    payout: payout.id,
  });
  expect((await booster.call('earnings.getMine', {})).totals).toMatchObject([{ unpaid: 0, paid: share(100) }]);
  expect(await isBalanced()).toBe(true);
});

describe('progress payments', () => {
  test('are limited to what the progress justifies', async () => {
    const { id, share } = await played(3);
    const most = share(30);
    await expect(pay(id, most + 1)).rejects.toMatchObject({
      status: 422,
      fields: { 'fields.amount': `Based on the progress so far, you can pay up to $${(most / 100).toFixed(2)}.` },
    });
    await pay(id, most - 1);
    await pay(id, 1);
    await expect(pay(id, 1)).rejects.toMatchObject({
      status: 422,
      message: 'The progress so far doesn’t allow another payment. Log progress first.',
    });
    await booster.call('order.logProgress', { id, done: 6, won: true });
    await pay(id, share(60) - most);
    await expect(pay(id, 1)).rejects.toMatchObject({ status: 422 });
    expect(await isBalanced()).toBe(true);
  });

  test('that run concurrently succeed only up to that limit', async () => {
    const { id, share } = await played(4);
    const part = Math.ceil(share(40) / 3);
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pay(id, part)));
    const done = tries.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBe(Math.floor(share(40) / part));
    expect((await moderator.call('order.get', { id })).order.progressPaid).toBe(done * part);
  });

  test('are refused for orders without progress, without a booster, or ended', async () => {
    const { id } = await played(0);
    await expect(pay(id, 1)).rejects.toMatchObject({ status: 422 });
    await finish(booster, id);
    await expect(pay(id, 1)).rejects.toMatchObject({
      status: 409,
      message: 'You can’t do this while the order’s status is Complete.',
    });
    await expect(pay(2_000_000_000, 1)).rejects.toMatchObject({ status: 404 });
  });

  test('concurrent with the completion do not pay the share twice', async () => {
    const { id, share } = await played(10);
    const tries = await Promise.allSettled([
      pay(id, 500),
      booster.call('order.complete', { id, proof: PROOF }),
      pay(id, 500),
    ]);
    expect(tries[1]?.status).toBe('fulfilled');
    const { earning } = await booster.call('earnings.getForOrder', { order: id });
    expect((earning?.amount ?? 0) + (earning?.paidBefore ?? 0)).toBe(share(100));
    expect(await isBalanced()).toBe(true);
  });
});

test('an order that nobody has played pays no booster', async () => {
  const { id } = (await customer.call('order.create', matches)).order;
  await customer.call('order.pay', { id, card: '4242 4242 4242 4242' });
  await expect(pay(id, 1)).rejects.toMatchObject({ status: 409, message: 'No one is playing this order right now.' });
});

test('a full refund leaves progress payments with the booster, at the expense of the house', async () => {
  const { id, price, share } = await played(5);
  await pay(id, share(50));
  const revenue = await account('revenue');
  const figures = { refund: price, earned: share(50), kept: -share(50) };
  const ending = { reason: 'All back', settlement: 'allToCustomer', refundTo: 'provider', figures } as const;
  await expect(
    admin.call('order.cancel', { id, ending: { ...ending, figures: { refund: price, earned: 0, kept: 0 } } }),
  ).rejects.toMatchObject({ status: 409 });
  await admin.call('order.cancel', { id, ending });
  expect(await account('revenue')).toBe(revenue - share(50));
  expect(await isBalanced()).toBe(true);
});

describe('an order with two boosters', () => {
  let next: SignedIn;
  beforeAll(async () => {
    next = await app.booster({ share: 70 });
  });
  const owed = async (who: SignedIn) => (await who.call('earnings.getMine', {})).totals[0]?.unpaid ?? 0;
  const reason = 'Ill until next week';

  test.each(['drop', 'unassign'] as const)('pays each booster for their own progress: %s', async (how) => {
    const [before, after] = [await owed(booster), await owed(next)];
    const { id, price, share } = await played(4);
    const [escrow, revenue] = [await account('escrow'), await account('revenue')];
    await (how === 'drop' ? booster : moderator).call(`order.${how}`, { id, reason, note: HAND_OVER });
    expect((await owed(booster)) - before).toBe(share(40));
    const [told] = await booster.call('notification.getNotifications', {});
    expect(told?.order).toBe(id);
    expect((await booster.call('earnings.getMine', {})).progressPays[0]).toMatchObject({ order: id, percent: 40 });
    expect((await next.call('order.get', { id })).order.earning?.amount).toBe(
      Math.floor((price * 70) / 100) - share(40),
    );

    await next.call('order.lockIn', { id });
    await finish(next, id);
    const whole = Math.floor((price * 70) / 100);
    expect((await owed(next)) - after).toBe(whole - share(40));
    expect((await owed(booster)) - before).toBe(share(40));
    expect(await account('escrow')).toBe(escrow - price);
    expect(await account('revenue')).toBe(revenue + price - whole);
    expect(await isBalanced()).toBe(true);
  });

  test('pays a second booster nothing for a cancelled order without own progress', async () => {
    const [before, after] = [await owed(booster), await owed(next)];
    const { id, price, share } = await played(5);
    await moderator.call('order.unassign', { id, reason, note: HAND_OVER });
    await moderator.call('order.assign', { id, booster: next.id, reason });
    const { order } = await admin.call('order.get', { id });
    const half = Math.floor(price / 2);
    const earnedBefore = Math.floor((half * 70) / 100);
    await admin.call('order.cancel', {
      id,
      ending: {
        reason,
        settlement: 'byProgress',
        refundTo: 'coins',
        figures: { refund: price - half, earned: earnedBefore, kept: half - earnedBefore },
      },
    });
    expect(order.progressPaid).toBe(share(50));
    expect((await owed(booster)) - before).toBe(share(50));
    // The second booster's share of the same progress is higher; only the difference is left.
    expect((await owed(next)) - after).toBe(earnedBefore - share(50));
    expect(await isBalanced()).toBe(true);
  });

  test('books nothing when the first booster played nothing', async () => {
    const before = await owed(booster);
    const { id } = await played(0);
    await booster.call('order.drop', { id, reason });
    expect(await owed(booster)).toBe(before);
    expect((await next.call('order.get', { id })).order.progressPaid).toBeNull();
  });

  test('pays a booster who lost the role for the progress made', async () => {
    const leaving = await app.booster({ share: 60 });
    const { id, share } = await played(3, leaving);
    await admin.call('account.changeRole', { id: leaving.id, role: 3 });
    const row = (await moderator.call('progresspays.getPage', {})).items.find((one) => one.order === id);
    expect(row).toMatchObject({ amount: share(30), booster: { id: leaving.id } });
    expect(await isBalanced()).toBe(true);
  });
});
