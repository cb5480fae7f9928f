import { type ProgressSplit, type Settlement, settle } from '../progress-split.ts';
import { ORDER_STATUS } from '../statuses.ts';

/** Money fields of an order, in cents of its currency. */
export interface PricedOrder {
  readonly status: number;
  readonly price: number;
  /** 0 to 100. */
  readonly percent: number;
  /** Of the price, 0 to 100; 0 without a booster. */
  readonly sharePercent: number;
  readonly paidBefore: number;
}

/** Cents in escrow until the order ends: the whole price once paid, else 0. */
export const heldAmount = ({ status, price }: Pick<PricedOrder, 'status' | 'price'>): number =>
  status === ORDER_STATUS.unpaid ? 0 : price;

/** Splits an order's held amount by a settlement. @throws RangeError as `settle` */
export const settleOrder = ({ status, price, ...order }: PricedOrder, by: Settlement): ProgressSplit =>
  settle({ ...order, total: heldAmount({ status, price }), by });

/** Outstanding earning on completion: the share minus progress payments. */
export const remainingEarning = ({
  price,
  sharePercent,
  paidBefore,
}: Pick<PricedOrder, 'price' | 'sharePercent' | 'paidBefore'>): number =>
  settle({ total: price, percent: 100, sharePercent, paidBefore, by: 'byProgress' }).earned - paidBefore;
