import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from './credentials.ts';
import { defineCall } from './define.ts';
import { OrderView } from './order-shapes.ts';
import { Id } from './shapes.ts';

/** Calls of an order's account details. */
export const orderCredentials = {
  /**
   * Saves an order’s account details, encrypted at rest and never included in lists.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.saveCredentials({ id: 10001, login: 'ada_plays', password: 'a-long-password' });
   */
  saveCredentials: defineCall({
    name: 'order.saveCredentials',
    method: 'POST',
    path: '/order/saveCredentials',
    source: 'Boostdesk',
    right: 'order.saveCredentials',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      ...loginFields,
    }),
    response: z.strictObject({
      /** The order after the call. */
      order: OrderView,
    }),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Reveals the account details for 30 seconds; every view is logged and shown to the customer.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.order.revealCredentials({ id: 10001 });
   */
  revealCredentials: defineCall({
    name: 'order.revealCredentials',
    method: 'POST',
    path: '/order/revealCredentials',
    source: 'Boostdesk',
    right: 'order.revealCredentials',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      id: Id,
    }),
    response: RevealedLogin,
    errors: ['conflict', 'not_found'],
  }),
};
