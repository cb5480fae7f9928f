import { DISPUTE_DAYS } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, decision, disputeScene, SHARE, statusOf } from './support/disputes.ts';
import { problem } from './support/fixtures.ts';
import { completeOrder, finish, GOOD_CARD, matches, order, runningOrder } from './support/orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let scene: DisputeScene;
let admin: SignedIn;
let moderator: SignedIn;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
  ({ admin, moderator, mina } = scene);
});
afterAll(() => app.close());

const newBooster = async () => {
  kaito = await scene.newBooster();
  return kaito;
};
const open = (id: number) => scene.open(id);
const dismiss = (id: number) => scene.dismiss(id);
const propose = () => scene.propose(kaito);
const seen = async (who: SignedIn, id: number) => (await who.call('order.get', { id })).order;
const notified = async (who: SignedIn) =>
  (await who.call('notification.getNotifications', {})).map(({ message }) => message);

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
      expect((await seen(who, id)).dispute).toEqual({ ...order.dispute, paidOut: 0 });
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

  test('an order without a booster cannot be disputed', async () => {
    const { id } = await order(mina);
    await mina.call('order.pay', { id, card: GOOD_CARD });
    await admin.call('order.suspend', { id, reason: 'Under review' });
    expect(await statusOf(open(id))).toBe(409);
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
  });

  test('a dismissed problem cannot be reported again while the same booster has the order', async () => {
    const { id } = await runningOrder(mina, await newBooster());
    await open(id);
    await dismiss(id);
    await expect(open(id)).rejects.toMatchObject({
      status: 409,
      message: 'You’ve already reported a problem with this booster’s work. Contact our team in the chat.',
    });
    await kaito.call('order.drop', { id, reason: 'Ill for a week' });
    await (await newBooster()).call('order.lockIn', { id });
    expect(await statusOf(open(id))).toBe(200);
    await dismiss(id);
  });
});
