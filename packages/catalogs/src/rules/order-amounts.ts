import { type ProgressSplit, type Settlement, settle } from '../progress-split.ts';
import { ORDER_STATUS } from '../statuses.ts';

/** The fields of an order that decide about its money, in cents of its currency. */
export interface PricedOrder {
  readonly status: number;
  readonly price: number;
  /** Progress, 0 to 100. */
  readonly percent: number;
  /** The booster's share of the price in percent; 0 without a booster. */
  readonly sharePercent: number;
  /** Progress payments so far. */
  readonly paidBefore: number;
}

/** The amount in escrow until the order ends, in cents: the whole price once paid, else 0. */
export const heldAmount = ({ status, price }: Pick<PricedOrder, 'status' | 'price'>): number =>
  status === ORDER_STATUS.unpaid ? 0 : price;

/** Splits the held amount of an order by a settlement. @throws RangeError as `settle` */
export const settleOrder = ({ status, price, ...order }: PricedOrder, by: Settlement): ProgressSplit =>
  settle({ ...order, total: heldAmount({ status, price }), by });

/** The booster's outstanding earning on completion: the share minus earlier progress payments. */
export const remainingEarning = ({
  price,
  sharePercent,
  paidBefore,
}: Pick<PricedOrder, 'price' | 'sharePercent' | 'paidBefore'>): number =>
  settle({ total: price, percent: 100, sharePercent, paidBefore, by: 'byProgress' }).earned - paidBefore;
