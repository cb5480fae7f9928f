import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressPayLimit } from '../progress-rules.ts';
import { ORDER_STATUS, orderStatuses } from '../statuses.ts';
import { DISPUTE_DAYS, isDisputable, settleDispute } from './dispute.ts';
import { remainingEarning } from './order-amounts.ts';
import { activeStatuses } from './status-groups.ts';

const COMPLETED = '2026-11-29T12:00:00.000Z';
const at = Date.parse(COMPLETED);
const WEEK = DISPUTE_DAYS * 24 * 60 * 60 * 1000;

describe('when a problem can be reported', () => {
  const kaito = { id: 20 };
  const order = (status: number, more = {}) => ({
    ...{ status, cancelledAt: null, completedAt: null, booster: kaito },
    ...more,
  });

  test.each(orderStatuses)('while a booster has the order: $key', ({ code }) => {
    expect(isDisputable(order(code), at)).toBe(activeStatuses.includes(code));
  });

  test('until 7 days after completion', () => {
    const complete = order(ORDER_STATUS.complete, { completedAt: COMPLETED });
    expect([0, WEEK, WEEK + 1].map((after) => isDisputable(complete, at + after))).toEqual([true, true, false]);
  });

  test('once per booster', () => {
    const dispute = { booster: kaito };
    expect(isDisputable(order(ORDER_STATUS.processing, { dispute }), at)).toBe(false);
    expect(isDisputable(order(ORDER_STATUS.processing, { dispute, booster: { id: 21 } }), at)).toBe(true);
    const earlier = { dispute: { booster: { id: 21 } }, disputedBoosters: [20, 21] };
    expect(isDisputable(order(ORDER_STATUS.processing, earlier), at)).toBe(false);
  });

  test('never without a booster', () => {
    expect(isDisputable(order(ORDER_STATUS.suspended, { booster: null }), at)).toBe(false);
  });

  test('never for a cancelled order', () => {
    expect(isDisputable(order(ORDER_STATUS.processing, { cancelledAt: COMPLETED }), at)).toBe(false);
  });
});

describe('the refund of a part', () => {
  const orders = fc.record({ paid: fc.nat(1_000_000), sharePercent: fc.nat(100), paidBefore: fc.nat(1_000_000) });
  const percents = fc.nat(100);

  test('leaves nothing over: refund, earned and kept are what was paid', () => {
    fc.assert(
      fc.property(orders, percents, (order, percent) => {
        const { refund, earned, kept } = settleDispute(order, percent);
        expect(refund + earned + kept).toBe(order.paid);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(earned).toBeGreaterThanOrEqual(order.paidBefore);
      }),
    );
  });

  test('changes nothing at 0 percent, and returns everything at 100', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { refund, earned } = settleDispute(order, 0);
        const { paid: price, ...rest } = order;
        expect({ refund, rest: earned - order.paidBefore }).toEqual({
          refund: 0,
          rest: remainingEarning({ price, ...rest }),
        });
        expect(settleDispute(order, 100)).toMatchObject({ refund: order.paid, earned: order.paidBefore });
      }),
    );
  });

  test('after a redo leaves nothing over between both boosters, the customer and the platform', () => {
    fc.assert(
      fc.property(orders, percents, percents, percents, ({ paid, sharePercent }, progress, secondShare, percent) => {
        const first = progressPayLimit({ total: paid, percent: progress, sharePercent, paidBefore: 0 });
        const order = { paid, sharePercent: secondShare, paidBefore: first };
        const { refund, earned, kept } = settleDispute(order, percent);
        const second = earned - first;
        expect(second).toBeGreaterThanOrEqual(0);
        expect(refund + first + second + kept).toBe(paid);
      }),
    );
  });

  test('never raises what the booster earns, also when a second refund follows', () => {
    fc.assert(
      fc.property(orders, percents, percents, (order, first, second) => {
        const once = settleDispute(order, first);
        const twice = settleDispute({ ...order, paid: order.paid - once.refund }, second);
        expect(once.earned).toBeLessThanOrEqual(settleDispute(order, 0).earned);
        expect(twice.earned).toBeLessThanOrEqual(once.earned);
        expect(once.refund + twice.refund + twice.earned + twice.kept).toBe(order.paid);
      }),
    );
  });
});
