import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepAmount } from './step-amount.ts';

describe('stepAmount', () => {
  it.each([
    [9200, 100, {}, 9300],
    [9237, 100, {}, 9300],
    [9237, -100, {}, 9200],
    [0, -100, {}, -100],
    [-50, 100, {}, 0],
    [9200, 1000, {}, 10_000],
    [50, -100, { minValue: 25 }, 25],
    [9950, 100, { maxValue: 9999 }, 9999],
    [20_000, 100, { maxValue: 9999 }, 9999],
    [null, 100, {}, 0],
    [null, 100, { minValue: 500 }, 500],
    [null, -100, { maxValue: -1 }, -1],
    [Number.NaN, 100, { minValue: 500 }, 500],
  ] as const)('stepAmount(%d, %i, %o) is %i', (amount, by, range, next) => {
    expect(stepAmount(amount, by, range)).toBe(next);
  });

  it('moves by at most one step and stays inside the limits', () => {
    const within = { minValue: -1000, maxValue: 1000 };
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 300 }), (amount, by) => {
        const [up, down] = [stepAmount(amount, by, within), stepAmount(amount, -by, within)];
        expect(up - amount).toBeLessThanOrEqual(by);
        expect(amount - down).toBeLessThanOrEqual(by);
        expect(Math.max(Math.abs(up), Math.abs(down))).toBeLessThanOrEqual(1000);
        expect(up > amount || amount === 1000).toBe(true);
        expect(down < amount || amount === -1000).toBe(true);
      }),
    );
  });
});
