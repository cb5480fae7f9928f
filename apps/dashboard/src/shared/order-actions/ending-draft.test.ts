import { settlements } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import { emptyEnding, figuresOf, toEnding } from './ending-draft.ts';

const share = { percent: 60, winner: 'general', candidates: [] };
const order = {
  status: 1,
  price: { amount: 4401, currency: 'USD' },
  progress: { kind: 'count', unit: 'wins', done: 5, target: 10, percent: 50 },
  share,
  progressPaid: 0,
} as const;

describe('figuresOf and toEnding', () => {
  it.each([
    ['byProgress', { refund: 2201, earned: 1320, kept: 880 }],
    ['allToBooster', { refund: 0, earned: 2640, kept: 1761 }],
    ['allToCustomer', { refund: 4401, earned: 0, kept: 0 }],
  ] as const)('settle an order %s', (by, figures) => {
    expect(figuresOf(order, by)).toEqual(figures);
  });

  it.each(['', '  ', 'no', '\u200b\u200b\u200b', '\u2800\u2800\u2800', 'no\u200f\u00ad'])(
    'need a reason, unlike %j',
    (reason) => {
      expect(toEnding(order, { ...emptyEnding('byProgress'), reason })).toBeNull();
    },
  );

  it('leave progress pays with the booster, at the expense of the house', () => {
    const paid = { ...order, progressPaid: 1000 };
    expect(figuresOf(paid, 'byProgress')).toEqual(figuresOf(order, 'byProgress'));
    expect(figuresOf(paid, 'allToCustomer')).toEqual({ refund: 4401, earned: 1000, kept: -1000 });
  });

  it('return zeros before payment, and no earnings without a booster', () => {
    for (const by of settlements) {
      expect(figuresOf({ ...order, status: 5, share: null }, by)).toEqual({ refund: 0, earned: 0, kept: 0 });
    }
    expect(figuresOf({ ...order, share: null }, 'byProgress')).toEqual({ refund: 2201, earned: 0, kept: 2200 });
  });

  it('return the request with the displayed figures once there is a reason', () => {
    const draft = emptyEnding('byProgress');
    expect(toEnding(order, draft)).toBeNull();
    expect(toEnding(order, { ...draft, reason: '  ab ' })).toBeNull();
    expect(toEnding(order, { ...draft, reason: 'Season end' })).toEqual({
      reason: 'Season end',
      settlement: 'byProgress',
      refundTo: 'provider',
      figures: { refund: 2201, earned: 1320, kept: 880 },
    });
  });
});
