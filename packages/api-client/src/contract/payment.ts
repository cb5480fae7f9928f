import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Empty, Id, Instant, paymentMeans } from './shapes.ts';

/** States of a payment request. */
export const paymentStates = ['open', 'paid', 'cancelled'] as const;

/** An add-on to an order, or separate. */
export const PaymentRequest = z.strictObject({
  id: Id,
  order: z.nullable(Id),
  amount: Amount,
  currency: CurrencyCode,
  text: z.string(),
  state: z.enum(paymentStates),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});

/** Customer's calls on payment requests. */
export const payment = {
  getOpen: defineCall({
    name: 'payment.getOpen',
    method: 'POST',
    path: '/payment/getOpen',
    summary: 'Lists the user’s unpaid payment requests, newest first.',
    source: 'Boostdesk',
    right: 'payment.own',
    kind: 'read',
    request: Empty,
    response: z.array(PaymentRequest),
    errors: [],
  }),
  get: defineCall({
    name: 'payment.get',
    method: 'POST',
    path: '/payment/get',
    summary: 'Returns one of the user’s own payment requests.',
    source: 'Boostdesk',
    right: 'payment.pay',
    kind: 'read',
    request: z.strictObject({ id: Id }),
    response: z.strictObject({ payment: PaymentRequest }),
    errors: ['not_found'],
  }),
  pay: defineCall({
    name: 'payment.pay',
    method: 'POST',
    path: '/payment/pay',
    summary:
      'Pays a request with BoostCoins, the test provider or both, once; a paid add-on increases its order’s price and share.',
    source: 'Boostdesk',
    right: 'payment.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id, ...paymentMeans }),
    response: z.strictObject({ payment: PaymentRequest }),
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
};
