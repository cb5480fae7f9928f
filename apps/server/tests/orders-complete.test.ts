import type { OrderView } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, matches, PROOF, runningOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let sara: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', share: 60 });
  sara = await app.staff();
  moderator = await app.staff(4);
});
afterAll(() => app.close());

/** Sold once, without a count. */
const guides = { serviceId: 14, currency: 'USD', platform: 'PC' } as const;

/** In US cents, and coins. */
async function balances() {
  const { accounts, sums } = await sara.call('ledger.getTotals', {});
  for (const { sum } of sums) expect(sum).toBe(0);
  const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return {
    provider: of('provider'),
    escrow: of('escrow'),
    payable: of('payable'),
    revenue: of('revenue'),
    backing: of('coin-backing'),
    coins: of('coins'),
  };
}
const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([kind, sum]) => (sum === before[kind] ? [] : [[kind, sum - (before[kind] ?? 0)]])),
  );

const half = async (): Promise<OrderView> => {
  const { id } = await runningOrder(mina, kaito, climb);
  return (await kaito.call('order.logProgress', { id, rank: 15, won: true })).order;
};
const byProgress = { refund: 2200, earned: 1320, kept: 880 };
const ending = {
  reason: 'The customer plays on alone',
  settlement: 'byProgress',
  refundTo: 'provider',
  figures: byProgress,
} as const;

describe('order.complete by the booster', () => {
  it.each([
    ['a climb', climb, { rank: 16, lp: 100 }, { rank: 17, won: true }],
    ['a count', matches, { done: 9 }, { done: 10 }],
  ])('requires the target to be reached: %s', async (_what, choice, before, at) => {
    const { id } = await runningOrder(mina, kaito, choice);
    for (const logged of [null, before]) {
      if (logged !== null) await kaito.call('order.logProgress', { id, ...logged });
      const { version } = (await kaito.call('order.get', { id })).order;
      await expect(kaito.call('order.complete', { id, proof: PROOF })).rejects.toMatchObject({
        status: 409,
        message: 'This order hasn’t reached its target. Log progress first.',
      });
      // A reason given by staff does not help either.
      await expect(kaito.call('order.complete', { id, proof: PROOF, ending })).rejects.toMatchObject({ status: 409 });
      expect((await kaito.call('order.get', { id })).order).toMatchObject({ version, status: 1 });
    }
    const { order: reached } = await kaito.call('order.logProgress', { id, ...at });
    const { order: done } = await kaito.call('order.complete', { id, proof: PROOF });
    expect(done.progress).toEqual(reached.progress);
    expect(done).toMatchObject({ status: 2, ending: null, progress: { percent: 100 } });
  });

  it('requires only proof when the service has no count', async () => {
    const { id } = await runningOrder(mina, kaito, guides);
    const { order: done } = await kaito.call('order.complete', { id, proof: PROOF });
    expect(done).toMatchObject({ status: 2, progress: { kind: 'count', done: 1, percent: 100 } });
  });
});

describe('order.complete by staff below the target', () => {
  it('requires a reason and a settlement', async () => {
    const { id } = await half();
    await expect(moderator.call('order.complete', { id, proof: PROOF })).rejects.toMatchObject({
      status: 422,
      fields: { 'ending.reason': expect.any(String) },
    });
    for (const reason of ['', '  ', 'ab']) {
      const wrong = { ...ending, reason };
      await expect(moderator.call('order.complete', { id, proof: PROOF, ending: wrong })).rejects.toMatchObject({
        status: 422,
        fields: { 'ending.reason': expect.any(String) },
      });
    }
  });

  it('settles by points gained and ignores points that the account had before', async () => {
    const { id, progress } = await runningOrder(mina, kaito, { ...climb, lp: 20 });
    expect(progress).toMatchObject({ fromLp: 20, lp: 20, percent: 0 });
    const { order: still } = await kaito.call('order.logProgress', { id, lp: 20, won: true });
    expect(still).toMatchObject({ progress: { percent: 0 }, ifStopped: { refund: still.price.amount, earned: 0 } });
    const { order: moved } = await kaito.call('order.logProgress', { id, rank: 15, lp: 40, won: true });
    // 220 of the 380 points between Gold IV, 20 LP and Platinum IV.
    expect(moved.progress.percent).toBe(57);
  });

  it('settles by progress: refund, earning and revenue add up to the price, and the rank stays as logged', async () => {
    const { id, progress } = await half();
    const before = await balances();
    const { order: done } = await moderator.call('order.complete', { id, proof: PROOF, ending });
    expect(done).toMatchObject({
      status: 2,
      progress,
      ending: { reason: ending.reason, settlement: 'byProgress', refund: 2200, refundTo: 'provider' },
    });
    expect(difference(before, await balances())).toEqual({
      escrow: -4400,
      payable: 1320,
      revenue: 880,
      provider: 2200,
    });
    const { earning } = await kaito.call('earnings.getForOrder', { order: id });
    expect(earning).toMatchObject({ amount: 1320, price: 4400 });
    const [logged] = (await sara.call('sitelogs.getPage', { filter: { order: id } })).items;
    expect(logged).toMatchObject({
      action: 'order.complete',
      actor: { id: moderator.id },
      after: { end_reason: ending.reason, settlement: 'byProgress', refund_amount: '2200' },
    });
  });

  it('gives the booster the full share when staff choose so', async () => {
    const { id } = await half();
    const before = await balances();
    const all = { ...ending, settlement: 'allToBooster', figures: { refund: 0, earned: 2640, kept: 1760 } } as const;
    const { order: done } = await sara.call('order.complete', { id, proof: PROOF, ending: all });
    expect(done).toMatchObject({ progress: { now: 15, percent: 50 }, ending: { refund: 0, refundTo: null } });
    expect(difference(before, await balances())).toEqual({ escrow: -4400, payable: 2640, revenue: 1760 });
  });

  it('refunds in coins when staff choose so', async () => {
    const { id } = await half();
    const before = await balances();
    await sara.call('order.complete', { id, proof: PROOF, ending: { ...ending, refundTo: 'coins' } });
    expect(difference(before, await balances())).toEqual({
      escrow: -4400,
      payable: 1320,
      revenue: 880,
      backing: 2200,
      coins: 2200,
    });
  });

  it('rejects amounts that are out of date', async () => {
    const { id } = await half();
    await kaito.call('order.logProgress', { id, rank: 16, won: true });
    await expect(sara.call('order.complete', { id, proof: PROOF, ending })).rejects.toMatchObject({
      status: 409,
      message: 'The order and its amounts have changed in the meantime. Review them again.',
    });
    await kaito.call('order.logProgress', { id, rank: 17, won: true });
    await expect(sara.call('order.complete', { id, proof: PROOF, ending })).rejects.toMatchObject({ status: 409 });
    expect((await sara.call('order.complete', { id, proof: PROOF })).order).toMatchObject({ status: 2, ending: null });
  });
});
