import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Id } from './shapes.ts';
import { isObject, MaybeId, read } from './tolerant.ts';

/** An id, an object with one, or nothing. */
const toOrder = (answer: unknown) => ({ id: isObject(answer) ? answer.id : answer });

/** Calls of `order` when a page starts. */
export const orderStart = {
  /**
   * Returns the ID of one of the customer’s paid orders that still needs account details, or null.
   * @example await client.order.getNoLogin();
   */
  getNoLogin: defineCall({
    name: 'order.getNoLogin',
    method: 'POST',
    path: '/order/getNoLogin',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: z.strictObject({}),
    response: z.strictObject({
      /** Order number, or null if no order needs account details. */
      id: z.nullable(Id),
    }),
    tolerantResponse: read(toOrder, z.object({ id: MaybeId })),
    errors: [],
  }),
};
