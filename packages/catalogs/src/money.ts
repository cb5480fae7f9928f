import { frozen } from './frozen.ts';

/** SPEC §9: the currencies that are exchanged. */
export const currencies = /* @__PURE__ */ frozen(['USD', 'EUR'] as const);
/** What an amount is counted in. SPEC §9. */
export type Currency = (typeof currencies)[number];

/** `amount` is a whole number of cents. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** One BoostCoin is worth one US cent. */
export const COIN_USD_CENTS = 1;

/** Every amount is a whole number that a double holds exactly. @throws RangeError otherwise: a fault of the caller. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount of money must be a whole number of cents');
}

/**
 * @throws TypeError where the currencies differ: they are never added without a rate
 * @throws RangeError where an amount or the sum is no safe integer
 */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError('Two currencies cannot be added');
  for (const part of [a, b]) assertAmount(part.amount);
  const amount = a.amount + b.amount;
  assertAmount(amount);
  return { amount, currency: a.currency };
}

/**
 * Splits an amount by weights so that the parts sum to it exactly. The cents that are left over go one each to the
 * first parts with a weight. Weights are whole numbers of 0 or more, one of them above 0.
 * @throws RangeError for other weights, and for an amount that is no safe integer
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

/** Percent with up to two decimals, as hundredths of a percent. */
function toBasisPoints(percent: number): bigint {
  const points = Math.round(percent * 100);
  assertAmount(points);
  return BigInt(points);
}

/**
 * `percent` of an amount, to the nearest cent; half a cent goes away from zero. Percent counts to two decimals.
 * @throws RangeError where the result is no safe integer either
 */
export function percentOf(amount: number, percent: number): number {
  assertAmount(amount);
  return divideRounded(BigInt(amount) * toBasisPoints(percent), 10_000n);
}

/** Half goes away from zero. @throws RangeError rather than giving an amount that a double only comes near to */
function divideRounded(numerator: bigint, denominator: bigint): number {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n;
  const amount = Number((numerator + half) / denominator);
  assertAmount(amount);
  return amount;
}

/**
 * An amount in two: `percent` of it (rounded towards zero) and the rest. Together they are the amount. Percent counts to two decimals.
 * @throws RangeError for a percentage outside of 0 to 100, and for an amount that is no safe integer
 */
export function splitByPercent(amount: number, percent: number): { readonly part: number; readonly rest: number } {
  assertAmount(amount);
  if (!(percent >= 0 && percent <= 100)) throw new RangeError('A share must be between 0 and 100 percent');
  const part = Number((BigInt(amount) * toBasisPoints(percent)) / 10_000n);
  return { part, rest: amount - part };
}

/** What a rate counts to. Below it there is none. */
export const LEAST_RATE = 0.000_001;

/**
 * Into another currency at `rate` units of it for one, to the nearest cent; the rate counts to six decimals.
 * @throws RangeError for a rate that is not above 0 and for a result that is no safe integer
 */
export function convert(amount: number, rate: number): number {
  assertAmount(amount);
  const millionths = Math.round(rate * 1_000_000);
  if (!(millionths > 0) || !Number.isSafeInteger(millionths)) throw new RangeError('A rate must be above 0');
  return divideRounded(BigInt(amount) * BigInt(millionths), 1_000_000n);
}

/**
 * Converts a list so that the parts sum to the converted sum: no cent is lost to rounding each on its own.
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
