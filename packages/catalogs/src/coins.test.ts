import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCoinCount, maxCoins, payWithCoins, planCoins, splitRefund } from './coins.ts';
import { convert } from './money.ts';

const total = fc.nat(10_000_000);
const rates = fc.constantFrom(1, 0.92, 1.086957, 0.5, 2.75);

test.each([
  [4_400, 1, 4_400],
  [0, 1, 0],
  [4_048, 0.92, 4_400],
  // 6 coins are worth 5.52 cents, which round to 6.
  [6, 0.92, 6],
  [1, 0.92, 1],
])('maxCoins of %d cents at %d per dollar is %d', (amount, rate, coins) => {
  expect(maxCoins(amount, rate)).toBe(coins);
});

test('maxCoins is the least number of coins whose worth reaches the total', () => {
  fc.assert(
    fc.property(total, rates, (amount, rate) => {
      const most = maxCoins(amount, rate);
      expect(convert(most, rate)).toBeGreaterThanOrEqual(amount);
      if (most > 0) expect(convert(most - 1, rate)).toBeLessThan(amount);
    }),
  );
});

describe('payWithCoins', () => {
  test.each([
    [
      { total: 4_400, coins: 400, rate: 1 },
      { coins: 400, amount: 400, rest: 4_000 },
    ],
    [
      { total: 4_400, coins: 9_999, rate: 1 },
      { coins: 4_400, amount: 4_400, rest: 0 },
    ],
    [
      { total: 4_400, coins: 0, rate: 1 },
      { coins: 0, amount: 0, rest: 4_400 },
    ],
    [
      { total: 4_048, coins: 1_000, rate: 0.92 },
      { coins: 1_000, amount: 920, rest: 3_128 },
    ],
    [
      { total: 0, coins: 5, rate: 1 },
      { coins: 0, amount: 0, rest: 0 },
    ],
  ])('splits %j', (input, split) => {
    expect(payWithCoins(input)).toEqual(split);
  });

  test('coins and rest sum to the total, and no coin is taken that it does not need', () => {
    fc.assert(
      fc.property(total, total, rates, (amount, coins, rate) => {
        const split = payWithCoins({ total: amount, coins, rate });
        expect(split.amount + split.rest).toBe(amount);
        expect(split.rest).toBeGreaterThanOrEqual(0);
        expect(split.coins).toBe(Math.min(coins, maxCoins(amount, rate)));
        expect(split.rest === 0).toBe(split.coins === maxCoins(amount, rate));
      }),
    );
  });
});

describe('splitRefund', () => {
  test.each([
    ['half', 2_200, { coins: 200, amount: 200, rest: 2_000 }],
    ['everything', 4_400, { coins: 400, amount: 400, rest: 4_000 }],
    ['nothing', 0, { coins: 0, amount: 0, rest: 0 }],
    ['a cent', 1, { coins: 1, amount: 1, rest: 0 }],
  ])('returns %s of an order paid with 400 coins and $40', (_what, refund, split) => {
    expect(splitRefund({ refund, price: 4_400, paid: { coins: 400, amount: 400 } })).toEqual(split);
  });

  test('returns money only when no coins were paid, and coins only when nothing else was', () => {
    expect(splitRefund({ refund: 99, price: 100, paid: { coins: 0, amount: 0 } })).toEqual({
      coins: 0,
      amount: 0,
      rest: 99,
    });
    expect(splitRefund({ refund: 46, price: 92, paid: { coins: 100, amount: 92 } })).toEqual({
      coins: 50,
      amount: 46,
      rest: 0,
    });
  });

  test('the parts sum to the refund, neither exceeds what was paid that way, and a full refund returns all', () => {
    const paid = fc
      .record({ price: fc.integer({ min: 1, max: 1_000_000 }), coins: fc.nat(1_200_000), rate: rates })
      .map(({ price, coins, rate }) => ({ price, ...payWithCoins({ total: price, coins, rate }) }));
    fc.assert(
      fc.property(paid, fc.double({ min: 0, max: 1, noNaN: true }), ({ price, coins, amount, rest }, part) => {
        const refund = Math.floor(price * part);
        const split = splitRefund({ refund, price, paid: { coins, amount } });
        expect(split.amount + split.rest).toBe(refund);
        expect(split.amount).toBeLessThanOrEqual(amount);
        expect(split.rest).toBeLessThanOrEqual(rest);
        expect(split.coins).toBeLessThanOrEqual(coins);
        const whole = splitRefund({ refund: price, price, paid: { coins, amount } });
        if (amount > 0) expect(whole).toEqual({ coins, amount, rest });
      }),
    );
  });
});

test.each([
  [null, 1, { coins: 0, amount: 0, rest: 1_000, most: 600, isValid: true }],
  [0, 1, { coins: 0, amount: 0, rest: 1_000, most: 600, isValid: true }],
  [400, 1, { coins: 400, amount: 400, rest: 600, most: 600, isValid: true }],
  [601, 1, { coins: 600, amount: 600, rest: 400, most: 600, isValid: false }],
  [-1, 1, { coins: 0, amount: 0, rest: 1_000, most: 600, isValid: false }],
  [Number.NaN, 1, { coins: 0, amount: 0, rest: 1_000, most: 600, isValid: false }],
  [400, null, { coins: 0, amount: 0, rest: 1_000, most: 0, isValid: true }],
])('planCoins of %s coins at a rate of %s', (typed, rate, plan) => {
  expect(planCoins({ total: 1_000, balance: 600, typed, rate })).toEqual(plan);
});

test('planCoins without coins to spend is valid, as its field is hidden', () => {
  expect(planCoins({ total: 1_000, balance: 0, typed: Number.NaN, rate: 1 })).toMatchObject({ most: 0, isValid: true });
  expect(isCoinCount(1, 0)).toBe(false);
});
