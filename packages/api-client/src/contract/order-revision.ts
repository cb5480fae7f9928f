import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView } from './order-shapes.ts';
import { Id, int, Reason } from './shapes.ts';

const Changed = z.strictObject({
  /** The order after the call. */
  order: OrderView,
});

/** As displayed, in cents; refused when changed. See `reviseOrder` of `@boostdesk/catalogs/rules`. */
const Figures = z.strictObject({
  /** Refund to the customer now, in cents of the order’s currency. */
  refund: int(0),
  /** What the booster earns on completion, progress payments included, in cents of the order’s currency. */
  earned: int(0),
  /** What the platform keeps on completion, in cents. */
  kept: int(0),
});

/** Staff's calls that change price and share of an unfinished order. */
export const orderRevision = {
  /**
   * Lowers the price of a paid, incomplete order and refunds the difference to where it came from. To raise it, create
   * an add-on: `addonpayments.create`.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.changePrice({ id: 10001, price: 8000, reason: 'Slow start', figures: { refund: 2000, earned: 4800, kept: 3200 } });
   */
  changePrice: defineCall({
    name: 'order.changePrice',
    method: 'POST',
    path: '/order/changePrice',
    source: 'Boostdesk',
    right: 'order.changePrice',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** New price in cents of the order’s currency, lower than the current one. */
      price: int(1),
      /** Reason, read by the people concerned: 3 to 300 characters. */
      reason: Reason,
      /** Amounts as displayed, in cents; refused when changed. */
      figures: Figures,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Changes the booster’s share of one incomplete order.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.changeShare({ id: 10001, percent: 70, reason: 'Short notice', figures: { refund: 0, earned: 7000, kept: 3000 } });
   */
  changeShare: defineCall({
    name: 'order.changeShare',
    method: 'POST',
    path: '/order/changeShare',
    source: 'Boostdesk',
    right: 'order.changeShare',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** New share of the price in percent, 0 to 100. */
      percent: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)),
      /** Reason, read by booster and staff: 3 to 300 characters. */
      reason: Reason,
      /** Amounts as displayed, in cents; refused when changed. */
      figures: Figures,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
