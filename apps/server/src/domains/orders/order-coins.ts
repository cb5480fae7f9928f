import type { CoinPart } from '@boostdesk/catalogs';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

type CoinColumns = Pick<OrderRecord, 'coins_paid' | 'coins_paid_amount'>;

/** What coins have paid of the order's price so far. */
export const coinsPaidOf = (order: CoinColumns): CoinPart => ({
  coins: order.coins_paid,
  amount: Number.parseInt(order.coins_paid_amount, 10),
});

/** Adds the coins of a payment; empty without any, so that the site log shows none. */
export function coinColumns(order: CoinColumns, { coins, amount }: CoinPart): OrderChanges {
  if (coins === 0) return {};
  const before = coinsPaidOf(order);
  return { coins_paid: before.coins + coins, coins_paid_amount: String(before.amount + amount) };
}
