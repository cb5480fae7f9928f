import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, COIN_USD_CENTS, convert, convertParts, currencies, percentOf, splitByPercent } from './money.ts';
import { progressSplit } from './progress-split.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const paid = fc.nat(1_000_000_000);
const percent = fc.nat(10_000).map((points) => points / 100);
const rate = fc.integer({ min: 1, max: 5_000_000 }).map((millionths) => millionths / 1_000_000);
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [2, [0, 1, 0, 1, 1], [0, 1, 0, 1, 0]],
    [0, [1, 2], [0, 0]],
  ])('%i split by weights %o is %o', (whole, weights, parts) => {
    expect(allocate(whole, weights)).toEqual(parts);
  });

  test('the parts sum to the amount, keep its sign and are within one cent of their weight', () => {
    const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12 }).filter((list) => total(list) > 0);
    fc.assert(
      fc.property(amount, weights, (whole, list) => {
        const parts = allocate(whole, list);
        expect(total(parts)).toBe(whole);
        parts.forEach((part, place) => {
          const exact = (whole * (list[place] ?? 0)) / total(list);
          expect(Math.abs(part - exact)).toBeLessThanOrEqual(1);
          expect(part * whole).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  test('splitByPercent returns two parts that sum to the amount and are not negative', () => {
    fc.assert(
      fc.property(paid, percent, (whole, share) => {
        const { part, rest } = splitByPercent(whole, share);
        expect(part + rest).toBe(whole);
        expect(Math.min(part, rest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const cents = 'An amount of money must be a whole number of cents';
  const share = 'A share must be between 0 and 100 percent';
  test.each<[string, () => unknown, string]>([
    ['an empty list of weights', () => allocate(1, []), 'One weight must be above 0'],
    ['weights of only zeros', () => allocate(1, [0]), 'One weight must be above 0'],
    ['a negative weight', () => allocate(1, [2, -1]), 'A weight must not be below 0'],
    ['a fractional weight', () => allocate(1, [0.5]), cents],
    ['splitting a fraction of a cent', () => allocate(0.5, [1]), cents],
    ['percent of a fraction of a cent', () => percentOf(0.5, 1), cents],
    ['splitting a fraction of a cent by percent', () => splitByPercent(0.5, 1), cents],
    ['converting a fraction of a cent', () => convert(0.5, 1), cents],
    ['NaN percent', () => percentOf(1, Number.NaN), cents],
    ['an amount above the safe integers', () => allocate(2 ** 53, [1]), cents],
    ['over 100 percent', () => splitByPercent(1, 101), share],
    ['below 0 percent', () => splitByPercent(1, -1), share],
    ['no number', () => splitByPercent(1, Number.NaN), share],
    ['a rate of nothing', () => convert(1, 0), 'A rate must be above 0'],
    ['a rate below nothing', () => convert(1, -1), 'A rate must be above 0'],
    ['a rate without end', () => convert(1, Number.POSITIVE_INFINITY), 'A rate must be above 0'],
    ['a rate that counts for nothing', () => convert(1, 0.000_000_4), 'A rate must be above 0'],
    ['more than a double holds, converted', () => convert(Number.MAX_SAFE_INTEGER, 2), cents],
    ['as much below zero, converted', () => convert(Number.MIN_SAFE_INTEGER, 2), cents],
    ['more than a double holds, in parts', () => convertParts([1, Number.MAX_SAFE_INTEGER - 1], 1.1), cents],
    ['more than a double holds, as percent', () => percentOf(Number.MAX_SAFE_INTEGER, 101), cents],
  ])('%s throws a RangeError', (_what, act, message) => {
    expect(act).toThrow(RangeError);
    expect(act).toThrow(message);
  });
});

test.each([
  [8_800, 10, 880],
  [105, 50, 53],
  [-105, 50, -53],
  [1, 49.99, 0],
  [999, 0, 0],
])('%i at %d percent is %i', (whole, share, part) => {
  expect(percentOf(whole, share)).toBe(part);
});

// @spec 9.0-15
test('the exchanged currencies are dollars and euros (SPEC §9)', () => {
  expect(currencies).toEqual(['USD', 'EUR']);
});

describe('convert', () => {
  test('convertParts returns parts that sum to the converted sum', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), rate, (parts, by) => {
        expect(total(convertParts(parts, by))).toBe(parts.length === 0 ? 0 : convert(total(parts), by));
      }),
    );
  });

  test('convert rounds to the nearest cent and returns the same amount at rate 1', () => {
    expect(convert(9_200, 0.92)).toBe(8_464);
    fc.assert(fc.property(amount, (cents) => convert(cents, 1) === cents));
  });

  test.each([
    ['a dollar at 0.92', 100, 0.92, 92],
    ['half a cent rounds away from zero', 1, 0.5, 1],
    ['a negative half cent rounds away from zero', -1, 0.5, -1],
    ['less than half a cent rounds to zero', 1, 0.499_999, 0],
    ['the seventh decimal of a rate does not count', 10_000_000, 0.920_000_4, 9_200_000],
  ])('%s', (_what, cents, by, converted) => {
    expect(convert(cents, by)).toBe(converted);
  });

  test('a BoostCoin is worth one US cent', () => {
    expect(COIN_USD_CENTS).toBe(1);
  });

  test('a converted amount is at most half a cent off', () => {
    fc.assert(
      fc.property(amount, rate, (cents, by) => {
        expect(Math.abs(convert(cents, by) - cents * by)).toBeLessThanOrEqual(0.500_1);
      }),
    );
  });
});

describe('progressSplit', () => {
  test.each([
    [
      { total: 9_200, percent: 50, sharePercent: 60 },
      { refund: 4_600, earned: 2_760, kept: 1_840 },
    ],
    [
      { total: 9_200, percent: 0, sharePercent: 60 },
      { refund: 9_200, earned: 0, kept: 0 },
    ],
    [
      { total: 101, percent: 50, sharePercent: 50 },
      { refund: 51, earned: 25, kept: 25 },
    ],
    [
      { total: 101, percent: 100, sharePercent: 50 },
      { refund: 0, earned: 50, kept: 51 },
    ],
    [
      { total: 0, percent: 50, sharePercent: 50 },
      { refund: 0, earned: 0, kept: 0 },
    ],
  ])('%o gives %o', (input, split) => {
    expect(progressSplit(input)).toEqual(split);
  });

  test('refund, earned and kept sum to the price, and more progress never pays the booster less', () => {
    fc.assert(
      fc.property(paid, fc.nat(99), percent, (whole, done, sharePercent) => {
        const { refund, earned, kept } = progressSplit({ total: whole, percent: done, sharePercent });
        expect(refund + earned + kept).toBe(whole);
        expect(Math.min(refund, earned, kept)).toBeGreaterThanOrEqual(0);
        expect(progressSplit({ total: whole, percent: done + 1, sharePercent }).earned).toBeGreaterThanOrEqual(earned);
      }),
    );
  });

  test('a negative total throws a RangeError', () => {
    const act = () => progressSplit({ total: -1, percent: 1, sharePercent: 1 });
    expect(act).toThrow(RangeError);
    expect(act).toThrow('The total must not be negative');
    expect(() => progressSplit({ total: 0.5, percent: 1, sharePercent: 1 })).toThrow(RangeError);
  });
});
