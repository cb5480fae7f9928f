import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { PaymentRequest, paymentStates } from '../payment.ts';
import { AmountInput, CurrencyCode, Done, Id, Instant, Person, Reason } from '../shapes.ts';
import { withCreate } from './area-writes.ts';
import { anyOf, defineArea } from './define-area.ts';

const row = {
  ...PaymentRequest.shape,
  /** The customer. */
  customer: Person,
  /** Who created it. */
  createdBy: Person,
  /** Who cancelled it; null otherwise. */
  cancelledBy: z.nullable(Person),
  /** When it was cancelled; null otherwise. */
  cancelledAt: z.nullable(Instant),
} as const;
const filters = {
  /** Any of these states. */
  state: anyOf(z.enum(paymentStates)),
  /** Any of these currencies. */
  currency: anyOf(CurrencyCode),
} as const;
const requestFields = {
  /** Amount to pay, in cents of `currency`. */
  amount: AmountInput,
  /** What the payment is for, read by the customer. */
  text: Reason,
} as const;

/* @__NO_SIDE_EFFECTS__ */
const cancelCall = <const N extends string>(name: N) =>
  defineCall({
    name: `${name}.cancel` as const,
    method: 'POST',
    path: `/${name}/cancel` as const,
    source: 'Boostdesk',
    right: 'payment.cancel',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** ID of the payment request. */
      id: Id,
    }),
    response: Done,
    errors: ['conflict', 'key_reused', 'not_found'],
  });

/** Payment requests without an order. */
export const custompayments = /* @__PURE__ */ (() => {
  const sorts = ['id', 'amount', 'customer'] as const;
  const list = defineArea({ name: 'custompayments', right: 'payment.list', row, filters, sorts });
  const area = withCreate(list, {
    right: 'payment.create',
    fields: {
      /** User ID of the customer. */
      customer: Id,
      /** Currency of the amounts. */
      currency: CurrencyCode,
      ...requestFields,
    },
  });
  return {
    ...area,
    calls: {
      ...area.calls,
      /**
       * Cancels an unpaid payment request.
       * @throws ApiError with `conflict`, `key_reused`, `not_found`
       * @example await client.custompayments.cancel({ id: 7 });
       */
      cancel: cancelCall('custompayments'),
    },
  };
})();

/** Payment requests for extras on orders; payment raises price and share. */
export const addonpayments = /* @__PURE__ */ (() => {
  const sorts = ['id', 'amount', 'customer', 'order'] as const;
  const list = defineArea({ name: 'addonpayments', right: 'payment.list', row, filters, sorts });
  const area = withCreate(list, {
    right: 'order.addExtra',
    /** `amount` in minor units of the order's currency. */
    fields: {
      /** Order number. */
      order: Id,
      ...requestFields,
    },
  });
  return {
    ...area,
    calls: {
      ...area.calls,
      /**
       * Cancels an unpaid payment request.
       * @throws ApiError with `conflict`, `key_reused`, `not_found`
       * @example await client.addonpayments.cancel({ id: 7 });
       */
      cancel: cancelCall('addonpayments'),
    },
  };
})();
