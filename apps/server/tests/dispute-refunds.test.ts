import { randomUUID } from 'node:crypto';
import { settleDispute } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, decision, disputeScene, refundOutcome, SHARE, statusOf } from './support/disputes.ts';
import { completeOrder, finish, GOOD_CARD, order, runningOrder } from './support/orders.ts';

let app: TestApp;
let scene: DisputeScene;
let admin: SignedIn;
let senior: SignedIn;
let mina: SignedIn;
beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
  ({ admin, senior, mina } = scene);
});
afterAll(async () => {
  expect((await scene.ledgerSums()).every((sum) => sum === 0)).toBe(true);
  await app.close();
});

const dispute = async (id: number) => (await mina.call('order.get', { id })).order.dispute;
/** A complete order in dispute, and its booster. */
async function disputed() {
  const kaito = await scene.newBooster();
  const { id, price } = await completeOrder(mina, kaito);
  await scene.open(id);
  return { kaito, id, paid: price.amount };
}

describe('refunding a part of a complete order', () => {
  test('a moderator may not, as they may not cancel with a refund; a senior moderator may', async () => {
    const { id, paid } = await disputed();
    const outcome = refundOutcome({ paid, percent: 10 });
    await expect(scene.resolve(scene.moderator, id, outcome)).rejects.toMatchObject({ status: 403 });
    expect((await dispute(id))?.resolvedAt).toBeNull();
    expect(await statusOf(scene.resolve(senior, id, outcome))).toBe(200);
  });

  test('takes from earning and revenue in proportion, and what was paid is split to the cent', async () => {
    const { kaito, id, paid } = await disputed();
    const { order } = await scene.refund(id, { paid, percent: 33 });
    const split = settleDispute({ paid, sharePercent: SHARE, paidBefore: 0 }, 33);
    expect(order.dispute).toMatchObject({ resolution: 'refunded', refund: split.refund });
    expect(split.refund + split.earned + split.kept).toBe(paid);
    expect(await scene.accountsOf(id)).toMatchObject({
      payable: split.earned,
      revenue: split.kept,
      provider: split.refund - paid,
      escrow: 0,
    });
    expect((await kaito.call('earnings.getForOrder', { order: id })).earning?.amount).toBe(split.earned);
    expect((await scene.propose(kaito)).payout.amount).toBe(split.earned);
    const [notice] = await mina.call('notification.getNotifications', {});
    expect(notice?.message).toContain('was resolved with a refund of $');
  });

  test('coins that paid return as coins, and the customer’s balance changes', async () => {
    const fields = { user: mina.id, change: 'grant', coins: 1001, reason: 'To spend' } as const;
    await admin.call('boostcoins.create', { fields });
    const { id, price } = await order(mina);
    await mina.call('order.pay', { id, card: GOOD_CARD, coins: 1001 });
    const kaito = await scene.newBooster();
    await kaito.call('order.lockIn', { id });
    await finish(kaito, id);
    await scene.open(id);
    const { balance } = await mina.call('boostcoin.getBalance', { user_id: null });
    await scene.refund(id, { paid: price.amount, percent: 50 });
    expect((await mina.call('boostcoin.getBalance', { user_id: null })).balance - balance).toBe(501);
  });

  test('a refund of everything leaves nothing to anybody else', async () => {
    const { id, paid } = await disputed();
    await scene.refund(id, { paid, percent: 100, refundTo: 'coins' });
    expect(await scene.accountsOf(id)).toMatchObject({ payable: 0, revenue: 0, escrow: 0 });
  });

  test('is refused when the figures have changed since they were shown', async () => {
    const { id, paid } = await disputed();
    expect(await statusOf(scene.refund(id, { paid: paid - 1, percent: 50 }))).toBe(409);
  });

  test('waits until the order is in no proposed payout', async () => {
    const kaito = await scene.newBooster();
    const { id, price } = await completeOrder(mina, kaito);
    const { payout } = await scene.propose(kaito);
    await scene.open(id);
    const refund = () => scene.refund(id, { paid: price.amount, percent: 10 });
    await expect(refund()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`part of payout #${payout.id}`),
    });
    await admin.call('payout.withdraw', { id: payout.id });
    expect(await statusOf(refund())).toBe(200);
  });

  test('is impossible while the order is in progress', async () => {
    const { id, price } = await runningOrder(mina, await scene.newBooster());
    await scene.open(id);
    expect(await statusOf(scene.refund(id, { paid: price.amount, percent: 50 }))).toBe(409);
  });

  test('twenty resolutions at once resolve it once, and a repeated one gets the first answer', async () => {
    const { id, paid } = await disputed();
    const outcome = refundOutcome({ paid, percent: 10 });
    const key = randomUUID();
    const resolve = (place: number) =>
      statusOf(senior.call('dispute.resolve', { id, ...decision, outcome }, place < 3 ? { key } : {}));
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, place) => resolve(place)));
    expect([1, 3]).toContain(statuses.filter((status) => status === 200).length);
    expect((await dispute(id))?.refundedInAll).toBe(outcome.figures.refund);
  });
});

describe('refunding an order whose booster has been paid', () => {
  /** The booster was paid before the problem was reported. */
  async function paidOut() {
    const kaito = await scene.newBooster();
    const { id, price } = await completeOrder(mina, kaito);
    await scene.payOut(kaito);
    await scene.open(id);
    const earned = Math.floor((price.amount * SHARE) / 100);
    return { kaito, id, paid: price.amount, earned };
  }

  test('the problem can be reported, freezes nothing that was paid, and staff see the amount', async () => {
    const { kaito, id, earned } = await paidOut();
    const { earning } = await kaito.call('earnings.getForOrder', { order: id });
    expect(earning).toMatchObject({ amount: earned, frozen: false, paidAt: expect.any(String) });
    expect((await admin.call('order.get', { id })).order.dispute?.paidOut).toBe(earned);
    expect((await kaito.call('order.get', { id })).order.dispute?.paidOut).toBe(earned);
    expect(await dispute(id)).not.toHaveProperty('paidOut');
    const other = await completeOrder(mina, kaito);
    expect((await scene.propose(kaito)).earnings.map((one) => one.order)).toEqual([other.id]);
  });

  test.each([10, 50, 100])('a refund of %i percent is the platform’s cost, and the payout stays', async (percent) => {
    const { kaito, id, paid, earned } = await paidOut();
    await scene.refund(id, { paid, percent, paidBefore: earned });
    const split = settleDispute({ paid, sharePercent: SHARE, paidBefore: earned }, percent);
    expect(split).toMatchObject({ earned, kept: paid - earned - split.refund });
    expect(await scene.accountsOf(id)).toMatchObject({ payable: earned, revenue: split.kept, escrow: 0 });
    const { totals } = await kaito.call('earnings.getMine', {});
    expect(totals).toMatchObject([{ unpaid: 0, frozen: 0, proposed: 0, paid: earned }]);
    expect((await kaito.call('earnings.getForOrder', { order: id })).earning?.amount).toBe(earned);
  });
});

test('lists, order page and payout show the same earning after a refund', async () => {
  const { kaito, id, paid } = await disputed();
  const before = (await kaito.call('order.get', { id })).order.earning?.amount;
  expect(before).toBe(Math.floor((paid * SHARE) / 100));
  await scene.refund(id, { paid, percent: 40 });
  const { items } = await kaito.call('order.getList', { scope: 'mine' });
  const shown = [
    items.find((row) => row.id === id)?.earning?.amount,
    (await kaito.call('order.get', { id })).order.earning?.amount,
    (await kaito.call('earnings.getForOrder', { order: id })).earning?.amount,
    (await scene.propose(kaito)).payout.amount,
  ];
  const { earned } = settleDispute({ paid, sharePercent: SHARE, paidBefore: 0 }, 40);
  expect(shown).toEqual([earned, earned, earned, earned]);
});
