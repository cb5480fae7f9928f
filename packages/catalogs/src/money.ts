import { deepFreeze } from './deep-freeze.ts';

/** Exchanged currencies. */
export const currencies = /* @__PURE__ */ deepFreeze(['USD', 'EUR'] as const);
/** USD or EUR. */
export type Currency = (typeof currencies)[number];

/** Whole cents of a currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** US cents per BoostCoin. */
export const COIN_USD_CENTS = 1;

/** @throws RangeError unless the cents are a safe integer */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount of money must be a whole number of cents');
}

/**
 * Splits an amount by weights so that the parts sum to it. Left-over cents go one each to the first parts with a weight
 * above 0.
 * @throws RangeError for negative or fractional weights, only zeros, or an unsafe amount
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  assertAmount(amount);
  for (const weight of weights) {
    assertAmount(weight);
    if (weight < 0) throw new RangeError('A weight must not be below 0');
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError('One weight must be above 0');
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / sum));
  let left = amount - parts.reduce((all, part) => all + part, 0);
  const cent = Math.sign(left);
  return parts.map((part, index) => {
    if (left === 0 || weights[index] === 0) return part;
    left -= cent;
    return part + cent;
  });
}

function toBasisPoints(percent: number): bigint {
  const points = Math.round(percent * 100);
  assertAmount(points);
  return BigInt(points);
}

/**
 * Returns `percent` (two decimals) of an amount in cents, rounded half away from zero.
 * @throws RangeError unless amount and result are safe integers
 */
export function percentOf(amount: number, percent: number): number {
  assertAmount(amount);
  return divideRounded(BigInt(amount) * toBasisPoints(percent), 10_000n);
}

/** Rounds half away from zero. @throws RangeError beyond safe integers */
function divideRounded(numerator: bigint, denominator: bigint): number {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n;
  const amount = Number((numerator + half) / denominator);
  assertAmount(amount);
  return amount;
}

/**
 * Splits an amount into `percent` (two decimals) of it, rounded towards zero, and the rest.
 * @throws RangeError when `percent` is outside 0 to 100 or the amount is not a safe integer
 */
export function splitByPercent(amount: number, percent: number): { readonly part: number; readonly rest: number } {
  assertAmount(amount);
  if (!(percent >= 0 && percent <= 100)) throw new RangeError('A share must be between 0 and 100 percent');
  const part = Number((BigInt(amount) * toBasisPoints(percent)) / 10_000n);
  return { part, rest: amount - part };
}

/** Smallest exchange rate, and precision of rates. */
export const MIN_RATE = 0.000_001;

/**
 * Converts to the nearest cent. `rate`: target units per source unit, six decimals.
 * @throws RangeError when the rate is not above 0 or the result is not a safe integer
 */
export function convert(amount: number, rate: number): number {
  assertAmount(amount);
  return divideRounded(BigInt(amount) * toMillionths(rate), MILLION);
}

const MILLION = 1_000_000n;

function toMillionths(rate: number): bigint {
  const millionths = Math.round(rate * 1_000_000);
  if (!(millionths > 0) || !Number.isSafeInteger(millionths)) throw new RangeError('A rate must be above 0');
  return BigInt(millionths);
}

/**
 * Returns the least amount that `convert` converts to at least `target` cents, which is above 0.
 * @throws RangeError as `convert`
 */
export function leastConverted(target: number, rate: number): number {
  assertAmount(target);
  const millionths = toMillionths(rate);
  const least = Number((BigInt(target) * MILLION - MILLION / 2n + millionths - 1n) / millionths);
  assertAmount(least);
  return least;
}

/**
 * Converts amounts so that the parts sum to the converted sum.
 * @throws RangeError as `convert`
 */
export function convertParts(amounts: readonly number[], rate: number): number[] {
  let sum = 0;
  let converted = 0;
  return amounts.map((amount) => {
    sum += amount;
    const part = convert(sum, rate) - converted;
    converted += part;
    return part;
  });
}
