import { randomUUID } from 'node:crypto';
import { DISPUTE_DAYS, settleDispute } from '@boostdesk/catalogs/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { problem } from './support/fixtures.ts';
import { completeOrder, finish, GOOD_CARD, matches, order, runningOrder } from './support/orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHARE = 60;
const decision = { reason: 'We looked at every match.' } as const;

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator, mina] = [await app.staff(), await app.staff(4), await app.customer('Mina')];
});
afterAll(() => app.close());

/** Each test has its own booster, whose payouts no other test changes. */
async function newBooster(): Promise<SignedIn> {
  kaito = await app.booster({ name: 'Kaito', share: SHARE });
  return kaito;
}

const open = (id: number) => mina.call('dispute.open', { id, ...problem });
const dismiss = (id: number) => moderator.call('dispute.resolve', { id, ...decision, outcome: { kind: 'dismiss' } });
const redo = (id: number) => moderator.call('dispute.resolve', { id, ...decision, outcome: { kind: 'redo' } });

function refund(id: number, paid: number, percent: number, refundTo: 'coins' | 'provider' = 'provider') {
  const figures = settleDispute({ paid, sharePercent: SHARE, paidBefore: 0 }, percent);
  return moderator.call('dispute.resolve', {
    id,
    ...decision,
    outcome: { kind: 'refund', percent, refundTo, figures },
  });
}

const propose = () => admin.call('payout.propose', { booster: kaito.id, currency: 'USD' });
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );
const seen = async (who: SignedIn, id: number) => (await who.call('order.get', { id })).order;
const notified = async (who: SignedIn) =>
  (await who.call('notification.getNotifications', {})).map(({ message }) => message);
const expectBalanced = async () => {
  const { sums } = await admin.call('ledger.getTotals', {});
  expect(sums.every(({ sum }) => sum === 0)).toBe(true);
};
async function accountsOf(id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: string }>`
    select a.kind, sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${id} group by a.kind`.execute(
    app.database.db,
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

describe('reporting a problem', () => {
  test('all sides see it, in order, chat, timeline and notifications', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    const { order } = await open(id);
    expect(order.dispute).toMatchObject({ ...problem, resolvedAt: null, resolution: null, refund: 0 });
    expect(order.events.at(-1)).toMatchObject({
      kind: 'dispute_opened',
      data: { problem: 'slow', note: problem.text },
    });
    for (const who of [kaito, admin, moderator]) {
      expect((await seen(who, id)).dispute).toEqual(order.dispute);
      expect((await notified(who))[0]).toBe(
        `A problem with order #${id} was reported: Nobody has played for three days.`,
      );
    }
    const { messages } = await kaito.call('chatMessage.getHistory', { order: id });
    expect(messages.at(-1)).toMatchObject({ code: 'dispute_opened', params: { by: 'Mina' } });
    expect((await moderator.call('order.getDesk', {})).needs.disputed).toBeGreaterThan(0);
    const { items } = await moderator.call('order.getList', { scope: 'all', need: 'disputed' });
    expect(items.map((row) => row.id)).toContain(id);
    expect(await statusOf(open(id))).toBe(409);
    await dismiss(id);
  });

  test('it is possible from lock-in until 7 days after completion', async () => {
    const { id: unpaid } = await order(mina);
    expect(await statusOf(open(unpaid))).toBe(409);
    await mina.call('order.pay', { id: unpaid, card: GOOD_CARD });
    expect(await statusOf(open(unpaid))).toBe(409);
    const [first, second] = [await completeOrder(mina, await newBooster()), await completeOrder(mina, kaito)];
    const completeSince = (id: number, ms: number) => {
      const at = new Date(app.clock.now().getTime() - ms);
      return app.database.db.updateTable('orders').set({ completed_at: at }).where('id', '=', id).execute();
    };
    await completeSince(first.id, DISPUTE_DAYS * DAY_MS - 60_000);
    await completeSince(second.id, DISPUTE_DAYS * DAY_MS + 60_000);
    expect(await statusOf(open(first.id))).toBe(200);
    expect(await statusOf(open(second.id))).toBe(409);
    await dismiss(first.id);
  });

  test.each([
    ['a text of 9 characters', { text: 'Too short' }],
    ['a text of 2001 characters', { text: 'x'.repeat(2001) }],
    ['an unknown reason', { reason: 'weather' }],
  ])('%s is refused', async (_title, wrong) => {
    const { id } = await runningOrder(mina, await newBooster());
    const { status } = await app.send('dispute.open', { id, ...problem, ...wrong } as never, { token: mina.token });
    expect(status).toBe(422);
  });

  test('the board shows no dispute', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    await open(id);
    await kaito.call('order.drop', { id, reason: 'Ill for a week' });
    expect((await seen(await app.booster(), id)).dispute).toBeUndefined();
    await dismiss(id);
  });
});

describe('an order in dispute', () => {
  test('is in no payout until it is resolved', async () => {
    const { id, price } = await completeOrder(mina, await newBooster());
    await open(id);
    const earned = Math.floor((price.amount * SHARE) / 100);
    const mine = await kaito.call('earnings.getMine', {});
    expect(mine.totals).toMatchObject([{ unpaid: 0, frozen: earned }]);
    expect(mine.items).toMatchObject([{ order: id, frozen: true }]);
    const candidates = await admin.call('payout.getCandidates', {});
    expect(candidates.some(({ booster }) => booster.id === kaito.id)).toBe(false);
    expect(await statusOf(propose())).toBe(409);
    await dismiss(id);
    expect((await propose()).payout.amount).toBe(earned);
    expect((await kaito.call('earnings.getForOrder', { order: id })).earning?.frozen).toBe(false);
  });

  test('is left out of a payout of other orders, as are its progress payments', async () => {
    const disputed = await runningOrder(mina, await newBooster(), matches);
    await kaito.call('order.logProgress', { id: disputed.id, done: 5, won: true });
    await admin.call('progresspays.create', { fields: { order: disputed.id, amount: 100, note: '' } });
    const other = await completeOrder(mina, kaito);
    await open(disputed.id);
    const { earnings, progressPays } = await propose();
    expect(earnings.map(({ order: number }) => number)).toEqual([other.id]);
    expect(progressPays).toEqual([]);
  });

  test('keeps its tips out of payouts, also one that was proposed before', async () => {
    const disputed = await completeOrder(mina, await newBooster());
    const other = await completeOrder(mina, kaito);
    await mina.call('order.tip', { id: disputed.id, amount: 500, card: GOOD_CARD });
    const before = await propose();
    expect(before.tips).toHaveLength(1);
    await open(disputed.id);
    expect(await statusOf(admin.call('payout.pay', { id: before.payout.id }))).toBe(409);
    await admin.call('payout.withdraw', { id: before.payout.id });
    const { earnings, tips } = await propose();
    expect([earnings.map(({ order: number }) => number), tips]).toEqual([[other.id], []]);
    await dismiss(disputed.id);
  });

  test('keeps a proposed payout from being paid; withdrawn, it can be proposed without the order', async () => {
    const [first, second] = [await completeOrder(mina, await newBooster()), await completeOrder(mina, kaito)];
    const { payout } = await propose();
    await open(first.id);
    await expect(admin.call('payout.pay', { id: payout.id })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`Order #${first.id} of this payout is in dispute.`),
    });
    await admin.call('payout.withdraw', { id: payout.id });
    const again = await propose();
    expect(again.earnings.map(({ order: number }) => number)).toEqual([second.id]);
    await admin.call('payout.pay', { id: again.payout.id });
    await dismiss(first.id);
  });

  test('cannot be one whose booster has been paid', async () => {
    const { id } = await completeOrder(mina, await newBooster());
    const { payout } = await propose();
    await admin.call('payout.pay', { id: payout.id });
    await expect(open(id)).rejects.toMatchObject({
      status: 409,
      message: 'The booster has already been paid for this order. Contact our team in the chat.',
    });
  });

  test('is frozen from its completion on when the problem was reported before', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    await open(id);
    await finish(kaito, id);
    expect(await statusOf(propose())).toBe(409);
    await dismiss(id);
    expect((await propose()).payout.orders).toBe(1);
  });

  test('is resolved when it is cancelled', async () => {
    const { id, price } = await runningOrder(mina, await newBooster());
    await open(id);
    const figures = { refund: price.amount, earned: 0, kept: 0 };
    const ending = { ...decision, settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
    await admin.call('order.cancel', { id, ending });
    expect((await seen(mina, id)).dispute).toMatchObject({ resolution: 'cancelled', note: decision.reason });
  });
});

describe('resolving a dispute', () => {
  test('dismissing it leaves the order as it is and notifies both sides', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    await open(id);
    const { order } = await dismiss(id);
    expect(order.dispute).toMatchObject({ resolution: 'dismissed', note: decision.reason });
    expect(order.events.at(-1)).toMatchObject({ kind: 'dispute_dismissed', data: decision });
    for (const who of [mina, kaito])
      expect((await notified(who))[0]).toBe(`The dispute about order #${id} was dismissed: We looked at every match.`);
    expect(await statusOf(dismiss(id))).toBe(409);
    expect(await statusOf(open(id))).toBe(200);
    await dismiss(id);
  });

  test('redoing it puts the order on the board for other boosters', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    await open(id);
    const { order } = await redo(id);
    expect(order).toMatchObject({ status: 0, booster: null, dispute: { resolution: 'redone' } });
    expect(await statusOf(kaito.call('order.lockIn', { id }))).toBe(409);
    const given = { id, booster: kaito.id, reason: 'Closest to it' };
    expect(await statusOf(moderator.call('order.assign', given))).toBe(422);
    const other = await app.booster();
    expect((await other.call('order.lockIn', { id })).order.status).toBe(1);
  });

  test('a complete order cannot be redone, and one in progress not be refunded in part', async () => {
    const complete = await completeOrder(mina, await newBooster());
    await open(complete.id);
    expect(await statusOf(redo(complete.id))).toBe(409);
    await dismiss(complete.id);
    const running = await runningOrder(mina, kaito);
    await open(running.id);
    expect(await statusOf(refund(running.id, running.price.amount, 50))).toBe(409);
    await dismiss(running.id);
  });

  test('a refund takes from earning and revenue in proportion, and what was paid is split to the cent', async () => {
    const { id, price } = await completeOrder(mina, await newBooster());
    await open(id);
    const { order } = await refund(id, price.amount, 33);
    const split = settleDispute({ paid: price.amount, sharePercent: SHARE, paidBefore: 0 }, 33);
    expect(order.dispute).toMatchObject({ resolution: 'refunded', refund: split.refund });
    expect(split.refund + split.earned + split.kept).toBe(price.amount);
    expect(await accountsOf(id)).toMatchObject({
      payable: split.earned,
      revenue: split.kept,
      provider: split.refund - price.amount,
      escrow: 0,
    });
    expect((await kaito.call('earnings.getForOrder', { order: id })).earning?.amount).toBe(split.earned);
    expect((await propose()).payout.amount).toBe(split.earned);
    expect((await notified(mina))[0]).toContain('was resolved with a refund of $');
    await expectBalanced();
  });

  test('a second refund is a part of the rest', async () => {
    const { id, price } = await completeOrder(mina, await newBooster());
    await open(id);
    const first = (await refund(id, price.amount, 25)).order.dispute?.refund ?? 0;
    await open(id);
    expect(await statusOf(refund(id, price.amount, 50))).toBe(409);
    const { order } = await refund(id, price.amount - first, 50);
    const { refund: second = 0, refundedInAll } = order.dispute ?? {};
    expect(refundedInAll).toBe(first + second);
    expect((await accountsOf(id)).provider).toBe(first + second - price.amount);
    await expectBalanced();
  });

  test('coins that paid return as coins, and the customer’s balance changes', async () => {
    const fields = { user: mina.id, change: 'grant', coins: 1001, reason: 'To spend' } as const;
    await admin.call('boostcoins.create', { fields });
    const { id, price } = await order(mina);
    await mina.call('order.pay', { id, card: GOOD_CARD, coins: 1001 });
    await (await newBooster()).call('order.lockIn', { id });
    await finish(kaito, id);
    await open(id);
    const { balance } = await mina.call('boostcoin.getBalance', { user_id: null });
    await refund(id, price.amount, 50);
    expect((await mina.call('boostcoin.getBalance', { user_id: null })).balance - balance).toBe(501);
    const first = (await seen(mina, id)).dispute?.refund ?? 0;
    await open(id);
    await refund(id, price.amount - first, 100, 'coins');
    expect(await accountsOf(id)).toMatchObject({ payable: 0, revenue: 0, escrow: 0 });
    await expectBalanced();
  });

  test('a refund waits until the order is in no proposed payout', async () => {
    const { id, price } = await completeOrder(mina, await newBooster());
    const { payout } = await propose();
    await open(id);
    await expect(refund(id, price.amount, 10)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`part of payout #${payout.id}`),
    });
    await admin.call('payout.withdraw', { id: payout.id });
    expect(await statusOf(refund(id, price.amount, 10))).toBe(200);
  });

  test('twenty resolutions at once resolve it once, and a repeated one gets the first answer', async () => {
    const { id, price } = await completeOrder(mina, await newBooster());
    await open(id);
    const figures = settleDispute({ paid: price.amount, sharePercent: SHARE, paidBefore: 0 }, 10);
    const outcome = { kind: 'refund', percent: 10, refundTo: 'provider', figures } as const;
    const key = randomUUID();
    const resolve = (place: number) =>
      statusOf(moderator.call('dispute.resolve', { id, ...decision, outcome }, place < 3 ? { key } : {}));
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, place) => resolve(place)));
    const done = statuses.filter((status) => status === 200).length;
    expect([1, 3]).toContain(done);
    expect((await seen(mina, id)).dispute?.refundedInAll).toBe(figures.refund);
    await expectBalanced();
  });
});
