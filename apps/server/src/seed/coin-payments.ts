import { maxCoins, ORDER_STATUS, payWithCoins } from '@boostdesk/catalogs';
import { isCurrency } from '../db/currency.ts';
import { exchangeRate } from '../domains/money/exchange.ts';
import type { SeededOrder } from './orders.ts';

/** Coins that pay a part of a running order. */
const PART_COINS = 750;

/** @param coins as many as the price needs at most */
function payOrder(order: SeededOrder, coins: number): SeededOrder {
  if (!isCurrency(order.currency)) return order;
  const rate = exchangeRate('USD', order.currency);
  const split = payWithCoins({ total: order.price, coins: Math.min(coins, maxCoins(order.price, rate)), rate });
  return { ...order, row: { ...order.row, coins_paid: split.coins, coins_paid_amount: String(split.amount) } };
}

/** Pays two orders of a customer with coins: the newest running one in part, and the cheapest complete one wholly. */
export function payWithSeededCoins(orders: readonly SeededOrder[], customer: number): SeededOrder[] {
  const own = orders.filter((order) => order.customer === customer && order.paidAt !== null);
  const part = own.findLast(({ status }) => status === ORDER_STATUS.processing);
  const [whole] = own
    .filter(({ status }) => status === ORDER_STATUS.complete)
    .toSorted((one, other) => one.price - other.price);
  return orders.map((order) => {
    if (order === part) return payOrder(order, PART_COINS);
    return order === whole ? payOrder(order, Number.POSITIVE_INFINITY) : order;
  });
}
