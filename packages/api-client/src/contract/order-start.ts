import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Id } from './shapes.ts';
import { isObject, MaybeId, read } from './tolerant.ts';

/** An id, an object with one, or nothing. */
const toOrder = (answer: unknown) => ({ id: isObject(answer) ? answer.id : answer });

/** Calls of `order` at start-up. SPEC §4. */
export const orderStart = {
  getNoLogin: defineCall({
    name: 'order.getNoLogin',
    method: 'POST',
    path: '/order/getNoLogin',
    summary: 'Returns the ID of one of the customer’s paid orders that still needs account details, or null.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: z.strictObject({}),
    response: z.strictObject({ id: z.nullable(Id) }),
    tolerantResponse: read(toOrder, z.object({ id: MaybeId })),
    errors: [],
  }),
};
