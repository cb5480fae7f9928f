import { TIP_MIN } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderChoice } from './order-choice.ts';
import { orderCredentials } from './order-credentials.ts';
import { Ending, orderDesk } from './order-desk.ts';
import { orderLists } from './order-lists.ts';
import { ORDER_TEXT_MAX, orderProgress } from './order-progress.ts';
import { orderRevision } from './order-revision.ts';
import { OrderView } from './order-shapes.ts';
import { orderStart } from './order-start.ts';
import { ChosenPictures } from './picture.ts';
import { AMOUNT_MAX, Done, Id, Instant, paymentMeans, REASON_MAX, text } from './shapes.ts';

const One = z.strictObject({
  /** Order number. */
  id: Id,
});
const Changed = z.strictObject({
  /** The order after the call. */
  order: OrderView,
});

/** Largest tip, in cents of the order's currency. */
export const TIP_MAX = AMOUNT_MAX;
/** Minimum characters of a proof's note. */
export const PROOF_MIN = 10;

/** http(s) without user info, which can imitate a host. */
const WebLink = z.pipe(
  text(0, ORDER_TEXT_MAX.link),
  z.url({ protocol: /^https?$/ }).check(
    z.refine((link) => !URL.canParse(link) || new URL(link).username === '', {
      error: 'Remove everything before the @. It hides where the link leads.',
    }),
  ),
);

/** The calls of orders. */
export const order = {
  ...orderStart,
  ...orderLists,
  ...orderDesk,
  ...orderCredentials,
  ...orderProgress,
  ...orderRevision,
  /**
   * Creates an unpaid order from the customer’s choices.
   * @throws ApiError with `key_reused`
   * @example await client.order.create({ serviceId: 1, serverId: 2, currency: 'USD', from: 13, target: 19 });
   */
  create: defineCall({
    name: 'order.create',
    method: 'POST',
    path: '/order/create',
    source: 'Boostdesk',
    right: 'order.create',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: OrderChoice,
    response: Changed,
    errors: ['key_reused'],
  }),
  /**
   * Pays for an order with BoostCoins, the test provider or both, and puts it on the board.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`, `payment_declined`
   * @example await client.order.pay({ id: 10001, card: '4242424242424242' });
   */
  pay: defineCall({
    name: 'order.pay',
    method: 'POST',
    path: '/order/pay',
    source: 'Boostdesk',
    right: 'order.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      ...paymentMeans,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
  /**
   * Returns an order with its timeline.
   * @throws ApiError with `not_found`
   * @example await client.order.get({ id: 10001 });
   */
  get: defineCall({
    name: 'order.get',
    method: 'POST',
    path: '/order/get',
    source: 'Boostdesk',
    right: 'order.get',
    kind: 'read',
    request: One,
    response: Changed,
    errors: ['not_found'],
  }),
  /**
   * Shows on the board for 60 seconds that the booster is viewing an order.
   * @throws ApiError with `already_taken`, `conflict`, `not_found`
   * @example await client.order.look({ id: 10001 });
   */
  look: defineCall({
    name: 'order.look',
    method: 'POST',
    path: '/order/look',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    response: z.strictObject({
      /** When the view ends. */
      until: Instant,
    }),
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  /**
   * Ends such a view early; does nothing if there is none.
   * @example await client.order.letGo({ id: 10001 });
   */
  letGo: defineCall({
    name: 'order.letGo',
    method: 'POST',
    path: '/order/letGo',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    response: Done,
    errors: [],
  }),
  /**
   * Locks in an awaiting order. Only one booster can get it; the others are notified who and when.
   * @throws ApiError with `already_taken`, `conflict`, `not_found`
   * @example await client.order.lockIn({ id: 10001 });
   */
  lockIn: defineCall({
    name: 'order.lockIn',
    method: 'POST',
    path: '/order/lockIn',
    source: 'Boostdesk',
    right: 'order.lockIn',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  /**
   * Pauses an active order and its deadline.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.pause({ id: 10001, reason: 'Back tomorrow' });
   */
  pause: defineCall({
    name: 'order.pause',
    method: 'POST',
    path: '/order/pause',
    source: 'Boostdesk',
    right: 'order.pause',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** Reason, read by customer, booster and staff: up to 300 characters. */
      reason: z.optional(text(0, REASON_MAX)),
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Unpauses an order.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.unpause({ id: 10001 });
   */
  unpause: defineCall({
    name: 'order.unpause',
    method: 'POST',
    path: '/order/unpause',
    source: 'Boostdesk',
    right: 'order.unpause',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Completes an order with proof and records the booster’s earnings; staff can complete below target.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.complete({ id: 10001, proof: { note: 'Reached Platinum II' } });
   */
  complete: defineCall({
    name: 'order.complete',
    method: 'POST',
    path: '/order/complete',
    source: 'Boostdesk',
    right: 'order.complete',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** Proof that the order is complete. */
      proof: z.strictObject({
        /** What proves that the order is complete: 10 to 1000 characters. */
        note: text(PROOF_MIN, ORDER_TEXT_MAX.proof),
        /** Web address of a screenshot or match list; optional. */
        link: z.optional(WebLink),
        /** The caller’s uploads (`picture.upload`) for this order that nothing uses yet. */
        pictures: z.optional(ChosenPictures),
      }),
      /** For staff, below the target. */
      ending: z.optional(Ending),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Saves the customer’s review of a complete order, once.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.rate({ id: 10001, stars: 5, text: 'Fast and friendly' });
   */
  rate: defineCall({
    name: 'order.rate',
    method: 'POST',
    path: '/order/rate',
    source: 'Boostdesk',
    right: 'order.rate',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** Rating from 1 to 5. */
      stars: z.int().check(z.minimum(1), z.maximum(5)),
      /** Text of the review; may be empty. */
      text: text(0, ORDER_TEXT_MAX.review),
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Tips the booster of a complete order, with BoostCoins, the test provider or both, any number of times. All of it is the booster’s.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`, `payment_declined`
   * @example await client.order.tip({ id: 10001, amount: 500, card: '4242424242424242' });
   */
  tip: defineCall({
    name: 'order.tip',
    method: 'POST',
    path: '/order/tip',
    source: 'Boostdesk',
    right: 'order.tip',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** In cents of the order’s currency: 100 to 10,000,000. */
      amount: z.int().check(z.minimum(TIP_MIN), z.maximum(TIP_MAX)),
      ...paymentMeans,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
};
