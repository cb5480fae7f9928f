import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle, settlements, splitByPercent } from '../index.ts';
import { ORDER_STATUS, orderStatusCodes, orderStatuses } from '../statuses.ts';
import { orderTransitions, type TransitionName } from '../transitions.ts';
import { heldAmount, remainingEarning, settleOrder } from './order-amounts.ts';
import { isPayable, payoutAmount } from './payout.ts';
import { isDeadlineRunning, isEnded, isOverdue } from './schedule.ts';
import * as groups from './status-groups.ts';

const { awaiting, complete, paused, processing, suspended, unpaid } = ORDER_STATUS;
const sorted = (...statuses: readonly (readonly number[])[]) => statuses.flat().toSorted();
const startsOf = (name: TransitionName) =>
  sorted(orderTransitions.filter((edge) => edge.name === name).map(({ from }) => from));

describe('groups of statuses', () => {
  test('open orders are all but unpaid and complete ones', () => {
    expect(groups.openStatuses).toEqual([awaiting, processing, paused, suspended]);
    expect(sorted(groups.openStatuses, [unpaid, complete])).toEqual([...orderStatusCodes]);
    expect(sorted(groups.openStatuses, [unpaid])).toEqual(startsOf('cancel'));
  });

  test.each([
    ['active or awaiting', groups.activeStatuses, [awaiting]],
    ['unsuspended or suspended', groups.unsuspendedStatuses, [suspended]],
    ['running or unattended', groups.runningStatuses, groups.unattendedStatuses],
    ['scheduled or stopped', groups.scheduledStatuses, groups.stoppedStatuses],
  ])('every open order is either %s', (_, one, other) => {
    expect(sorted(one, other)).toEqual([...groups.openStatuses]);
  });

  test('the transitions start in the groups that they name', () => {
    expect(startsOf('drop')).toEqual([...groups.runningStatuses]);
    expect(startsOf('suspend')).toEqual([...groups.unsuspendedStatuses]);
  });

  test.each(orderStatuses)('isStatusIn finds $key in its groups only', ({ code }) => {
    for (const group of Object.values(groups).filter((value) => typeof value !== 'function')) {
      expect(groups.isStatusIn(group, code)).toBe(group.includes(code));
    }
    expect(groups.isStatusIn(groups.openStatuses, 99)).toBe(false);
  });
});

describe('schedule', () => {
  const DEADLINE = '2026-11-29T12:00:00.000Z';
  const at = Date.parse(DEADLINE);
  const order = (status: number, more = {}) => ({ status, cancelledAt: null, deadline: DEADLINE, ...more });

  test.each(orderStatuses)('only awaiting and processing orders become overdue: $key', ({ code }) => {
    const isScheduled = code === awaiting || code === processing;
    expect(isDeadlineRunning(order(code))).toBe(isScheduled);
    expect(isOverdue(order(code), at + 1)).toBe(isScheduled);
    expect(isOverdue(order(code), at)).toBe(false);
    expect(isOverdue(order(code, { cancelledAt: DEADLINE }), at + 1)).toBe(false);
    expect(isOverdue(order(code, { deadline: null }), at + 1)).toBe(false);
  });

  test.each(orderStatuses)('an order has ended when it is complete or cancelled: $key', ({ code }) => {
    expect(isEnded(order(code))).toBe(code === complete);
    expect(isEnded(order(code, { cancelledAt: DEADLINE }))).toBe(true);
  });
});

describe('amounts', () => {
  const cents = fc.nat(1_000_000);
  const percents = fc.nat(100);
  const orders = fc.record({
    status: fc.constantFrom(...orderStatusCodes),
    price: cents,
    percent: percents,
    sharePercent: percents,
    paidBefore: cents,
  });

  test.each(orderStatuses)('the whole price is held once an order is paid: $key', ({ code }) => {
    expect(heldAmount({ status: code, price: 9200 })).toBe(code === unpaid ? 0 : 9200);
  });

  test('the parts of settleOrder sum to the held amount', () => {
    fc.assert(
      fc.property(orders, fc.constantFrom(...settlements), (order, by) => {
        const { refund, earned, kept } = settleOrder(order, by);
        expect(refund + earned + kept).toBe(heldAmount(order));
        const { status: _, price: total, ...rest } = order;
        if (order.status !== unpaid) expect({ refund, earned, kept }).toEqual(settle({ ...rest, total, by }));
      }),
    );
  });

  test('a booster earns the share of the price without progress payments, and at least nothing', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const share = splitByPercent(order.price, order.sharePercent).part;
        expect(remainingEarning(order)).toBe(Math.max(0, share - order.paidBefore));
      }),
    );
  });

  test('a payout pays earnings without fines, if something is left', () => {
    expect(payoutAmount({ earned: 5000, fines: 1200 })).toBe(3800);
    expect([1, 0, -1].map((amount) => isPayable({ amount }))).toEqual([true, false, false]);
  });
});
