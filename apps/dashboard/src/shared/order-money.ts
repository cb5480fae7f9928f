import type { OrderRow } from '@boostdesk/api-client/contract';
import { type Actor, isBooster } from '@boostdesk/auth';

/** What an order is worth to who looks at it: to a booster their own share, to all others the price. */
export const moneyOf = (order: Pick<OrderRow, 'earning' | 'price'>, actor: Pick<Actor, 'role'>): OrderRow['price'] =>
  isBooster(actor) ? (order.earning ?? order.price) : order.price;
