import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Empty, Id, Instant, paymentMeans } from './shapes.ts';

/** States of a payment request. */
export const paymentStates = ['open', 'paid', 'cancelled'] as const;

/** An add-on to an order, or separate. */
export const PaymentRequest = z.strictObject({
  /** ID of the payment request. */
  id: Id,
  /** Order of the add-on; null without one. */
  order: z.nullable(Id),
  /** Amount to pay, in cents of `currency`. */
  amount: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** What the payment is for, read by the customer. */
  text: z.string(),
  /** Current state. */
  state: z.enum(paymentStates),
  /** When it was created. */
  createdAt: Instant,
  /** When it was paid; null until then. */
  paidAt: z.nullable(Instant),
});

/** Customer's calls on payment requests. */
export const payment = {
  /**
   * Lists the user’s unpaid payment requests, newest first.
   * @example await client.payment.getOpen();
   */
  getOpen: defineCall({
    name: 'payment.getOpen',
    method: 'POST',
    path: '/payment/getOpen',
    source: 'Boostdesk',
    right: 'payment.own',
    kind: 'read',
    request: Empty,
    response: z.array(PaymentRequest),
    errors: [],
  }),
  /**
   * Returns one of the user’s own payment requests.
   * @throws ApiError with `not_found`
   * @example await client.payment.get({ id: 7 });
   */
  get: defineCall({
    name: 'payment.get',
    method: 'POST',
    path: '/payment/get',
    source: 'Boostdesk',
    right: 'payment.pay',
    kind: 'read',
    request: z.strictObject({
      /** ID of the payment request. */
      id: Id,
    }),
    response: z.strictObject({
      /** The payment request. */
      payment: PaymentRequest,
    }),
    errors: ['not_found'],
  }),
  /**
   * Pays a request with BoostCoins, the test provider or both, once; a paid add-on increases its order’s price and share.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`, `payment_declined`
   * @example await client.payment.pay({ id: 7, card: '4242424242424242' });
   */
  pay: defineCall({
    name: 'payment.pay',
    method: 'POST',
    path: '/payment/pay',
    source: 'Boostdesk',
    right: 'payment.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** ID of the payment request. */
      id: Id,
      ...paymentMeans,
    }),
    response: z.strictObject({
      /** The payment request. */
      payment: PaymentRequest,
    }),
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
};
