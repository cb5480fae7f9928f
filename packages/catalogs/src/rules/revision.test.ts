import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviseOrder } from './revision.ts';

const order = { price: 10_000, sharePercent: 60, paidBefore: 0 };

describe('reviseOrder', () => {
  test.each([
    ['a lower price', order, { price: 8000 }, { refund: 2000, earned: 4800, kept: 3200 }],
    ['a higher share', order, { sharePercent: 70 }, { refund: 0, earned: 7000, kept: 3000 }],
    ['a lower share', order, { sharePercent: 0 }, { refund: 0, earned: 0, kept: 10_000 }],
    ['both', order, { price: 5000, sharePercent: 50 }, { refund: 5000, earned: 2500, kept: 2500 }],
    [
      'a share below the progress payments',
      { ...order, paidBefore: 3000 },
      { sharePercent: 20 },
      { refund: 0, earned: 3000, kept: 7000 },
    ],
    [
      'an order without a booster',
      { ...order, sharePercent: 0 },
      { price: 9999 },
      { refund: 1, earned: 0, kept: 9999 },
    ],
  ])('returns the figures of %s', (_, before, revision, figures) => {
    expect(reviseOrder(before, revision)).toEqual({ ok: true, figures });
  });

  test.each([
    ['unchanged', order, { price: 10_000, sharePercent: 60 }],
    ['unchanged', order, {}],
    ['higherPrice', order, { price: 10_001 }],
    ['belowAdvance', { ...order, paidBefore: 5000 }, { price: 4999 }],
  ] as const)('refuses a revision as %s', (reason, before, revision) => {
    expect(reviseOrder(before, revision)).toEqual({ ok: false, reason });
  });

  test('throws a RangeError for a share above 100', () => {
    expect(() => reviseOrder(order, { sharePercent: 101 })).toThrow(RangeError);
  });
});

test('refund + earned + kept is the price before, and none is negative, for any sequence of revisions', () => {
  const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const revision = fc.record(
    { price: fc.integer({ min: 0, max: 100_000 }), sharePercent: share },
    { requiredKeys: [] },
  );
  const start = fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    sharePercent: share,
    paidBefore: fc.nat(20_000),
  });
  fc.assert(
    fc.property(start, fc.array(revision, { maxLength: 8 }), (before, revisions) => {
      let current = before;
      let refunded = 0;
      for (const one of revisions) {
        const revised = reviseOrder(current, one);
        if (!revised.ok) continue;
        const { refund, earned, kept } = revised.figures;
        refunded += refund;
        expect(refunded + earned + kept).toBe(before.price);
        expect(Math.min(refund, earned, kept)).toBeGreaterThanOrEqual(0);
        expect(earned).toBeGreaterThanOrEqual(before.paidBefore);
        current = { ...current, ...one };
      }
    }),
  );
});
