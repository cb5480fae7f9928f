import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { PaymentRequest, paymentStates } from '../payment.ts';
import { AmountInput, CurrencyCode, Done, Id, Instant, Person, Reason } from '../shapes.ts';
import { anyOf, defineArea, withCreate } from './define-area.ts';

const row = {
  ...PaymentRequest.shape,
  customer: Person,
  createdBy: Person,
  cancelledBy: z.nullable(Person),
  cancelledAt: z.nullable(Instant),
} as const;
const filters = { state: anyOf(z.enum(paymentStates)), currency: anyOf(CurrencyCode) } as const;
const requestFields = { amount: AmountInput, text: Reason } as const;

/* @__NO_SIDE_EFFECTS__ */
const cancelCall = <const N extends string>(name: N) =>
  defineCall({
    name: `${name}.cancel` as const,
    method: 'POST',
    path: `/${name}/cancel` as const,
    summary: 'Cancels an unpaid payment request.',
    source: 'Boostdesk',
    right: 'payment.cancel',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id }),
    response: Done,
    errors: ['conflict', 'key_reused', 'not_found'],
  });

/** Payment requests without an order. */
export const custompayments = /* @__PURE__ */ (() => {
  const holds = 'payment requests';
  const sorts = ['id', 'amount', 'customer'] as const;
  const list = defineArea({ name: 'custompayments', description: holds, right: 'payment.list', row, filters, sorts });
  const area = withCreate(list, {
    right: 'payment.create',
    fields: { customer: Id, currency: CurrencyCode, ...requestFields },
  });
  return { ...area, calls: { ...area.calls, cancel: cancelCall('custompayments') } };
})();

/** Payment requests for extras on orders; payment raises price and share. */
export const addonpayments = /* @__PURE__ */ (() => {
  const holds = 'add-ons for orders';
  const sorts = ['id', 'amount', 'customer', 'order'] as const;
  const list = defineArea({ name: 'addonpayments', description: holds, right: 'payment.list', row, filters, sorts });
  const area = withCreate(list, {
    right: 'order.addExtra',
    /** `amount` in minor units of the order's currency. */
    fields: { order: Id, ...requestFields },
  });
  return { ...area, calls: { ...area.calls, cancel: cancelCall('addonpayments') } };
})();
