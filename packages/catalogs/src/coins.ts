import { allocate, COIN_USD_CENTS, convert, leastConverted } from './money.ts';

/** BoostCoins that pay a part of an amount. */
export interface CoinPart {
  readonly coins: number;
  /** Their worth, in cents of the amount's currency. */
  readonly amount: number;
}

/** Amount split into BoostCoins and money. */
export interface CoinSplit extends CoinPart {
  /** Cents that are not in coins. */
  readonly rest: number;
}

/**
 * Returns the fewest BoostCoins that pay a whole amount. `rate`: units of the amount's currency per US dollar.
 * @throws RangeError as `convert`
 */
export const maxCoins = (total: number, rate: number): number =>
  total <= 0 ? 0 : Math.ceil(leastConverted(total, rate) / COIN_USD_CENTS);

/**
 * Splits a total into BoostCoins and the rest, which is paid with money. Coins that the total does not need are left.
 * `rate`: units of the total's currency per US dollar.
 * @throws RangeError as `convert`
 */
export function payWithCoins(input: {
  readonly total: number;
  readonly coins: number;
  readonly rate: number;
}): CoinSplit {
  const { total, rate } = input;
  const most = maxCoins(total, rate);
  const coins = Math.min(input.coins, most);
  const amount = coins === most ? total : convert(coins * COIN_USD_CENTS, rate);
  return { coins, amount, rest: total - amount };
}

/** Whether a number field's value can be spent: nothing (null), or coins up to `most`. NaN is text that is no number. */
export const isCoinCount = (typed: number | null, most: number): boolean =>
  typed === null || (typed >= 0 && typed <= most);

/** What the value of a coins field pays. */
export interface CoinPlan extends CoinSplit {
  /** Most coins that can be spent; 0 while the rate is unknown. */
  readonly most: number;
  /** False for text that is no number, and for more coins than can be spent. */
  readonly isValid: boolean;
}

/**
 * Splits a total by the value of a coins field, null when it is empty and NaN when it is no number. Only coins that the
 * customer has and the total needs count. `rate`: as `payWithCoins`, null while it is unknown.
 */
export function planCoins(input: {
  readonly total: number;
  readonly balance: number;
  readonly typed: number | null;
  readonly rate: number | null;
}): CoinPlan {
  const { total, balance, typed, rate } = input;
  if (rate === null) return { coins: 0, amount: 0, rest: total, most: 0, isValid: true };
  const most = Math.min(balance, maxCoins(total, rate));
  const wanted = typed !== null && typed >= 0 ? Math.min(typed, most) : 0;
  return { ...payWithCoins({ total, coins: wanted, rate }), most, isValid: most === 0 || isCoinCount(typed, most) };
}

/**
 * Splits a refund in proportion to how the price was paid: coins return as coins, and the rest as money. Rounding
 * favours coins. A full refund returns exactly the coins that were paid.
 * @throws RangeError when an amount is negative or not a safe integer
 */
export function splitRefund(input: {
  readonly refund: number;
  readonly price: number;
  readonly paid: CoinPart;
}): CoinSplit {
  const { refund, price, paid } = input;
  if (refund === 0 || paid.amount === 0) return { coins: 0, amount: 0, rest: refund };
  const [amount = 0, rest = 0] = allocate(refund, [paid.amount, price - paid.amount]);
  const [coins = 0] = allocate(paid.coins, [amount, paid.amount - amount]);
  return { coins, amount, rest };
}
