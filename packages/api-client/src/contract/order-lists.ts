import * as z from 'zod/mini';
import { AREA_TEXT_MAX } from './areas/define-area.ts';
import { defineCall } from './define.ts';
import { OrderRow, Status } from './order-shapes.ts';
import { Cursor, int, line, PageSize } from './shapes.ts';

/** Own orders, those on the board, or all. */
export const orderScopes = ['mine', 'board', 'all'] as const;

/** Why an order needs staff: not taken, past its deadline, customer unanswered. */
export const orderNeeds = ['waiting', 'late', 'unanswered'] as const;
/** Hours until an order needs staff. */
export const NEED_HOURS = { waiting: 2, unanswered: 1 } as const;

/** Calls for order lists. */
export const orderLists = {
  getList: defineCall({
    name: 'order.getList',
    method: 'POST',
    path: '/order/getList',
    summary: 'Lists orders by keyset: the user’s own, those on their board, or (staff) all.',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({
      scope: z.enum(orderScopes),
      status: z.optional(z.array(Status).check(z.maxLength(20))),
      game: z.optional(z.array(int(0)).check(z.maxLength(100))),
      /** Order number, purchase or name. */
      text: z.optional(line(0, AREA_TEXT_MAX)),
      /** Only cancelled orders, which other lists omit. */
      archived: z.optional(z.boolean()),
      /** Only with scope `all`. */
      need: z.optional(z.enum(orderNeeds)),
      sort: z.optional(z.enum(['newest', 'oldest'])),
      /** On the board: no priority first. */
      byTime: z.optional(z.boolean()),
      cursor: z.optional(Cursor),
      limit: z.optional(PageSize),
    }),
    response: z.strictObject({ items: z.array(OrderRow), next: z.nullable(Cursor) }),
    errors: [],
  }),
  getCounts: defineCall({
    name: 'order.getCounts',
    method: 'POST',
    path: '/order/getCounts',
    summary: 'Returns the number of orders per status in a scope, and how many are cancelled.',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({ scope: z.enum(orderScopes) }),
    response: z.strictObject({
      all: z.int(),
      byStatus: z.array(z.strictObject({ status: Status, count: z.int() })),
      archived: z.int(),
    }),
    errors: [],
  }),
};
