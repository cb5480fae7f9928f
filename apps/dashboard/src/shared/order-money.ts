import type { OrderRow } from '@boostdesk/api-client/contract';
import { type Actor, isBooster } from '@boostdesk/auth';

/** Value of an order to the user: the own share of a booster, the price for others. */
export const moneyOf = (order: Pick<OrderRow, 'earning' | 'price'>, actor: Pick<Actor, 'role'>): OrderRow['price'] =>
  isBooster(actor) ? (order.earning ?? order.price) : order.price;
