import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderRow, Status } from './order-shapes.ts';
import { Cursor, int, line, PageSize } from './shapes.ts';

/** Whose orders a list holds: one's own, those on the board that fit, all of them. */
export const orderScopes = ['mine', 'board', 'all'] as const;

/** Why an order needs a hand from staff: nobody takes it, its deadline is past, or its customer has no answer. */
export const orderNeeds = ['waiting', 'late', 'unanswered'] as const;
/** Hours after which an order waits too long for a booster, and a customer for an answer. */
export const NEED_HOURS = { waiting: 2, unanswered: 1 } as const;

/** What of `order` a list of orders needs, for a screen that opens none of them. */
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
      /** Order number, or words of the purchase or a person's name. */
      text: z.optional(line(0, 100)),
      /** Only what is cancelled, which no other list holds. */
      archived: z.optional(z.boolean()),
      /** Only what needs a hand for this reason; of all orders alone. */
      need: z.optional(z.enum(orderNeeds)),
      sort: z.optional(z.enum(['newest', 'oldest'])),
      /** On the board: by time alone. Left out, what was bought with priority comes first. */
      byTime: z.optional(z.boolean()),
      cursor: z.optional(Cursor),
      limit: z.optional(PageSize),
    }),
    answer: z.strictObject({ items: z.array(OrderRow), next: z.nullable(Cursor) }),
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
    answer: z.strictObject({
      all: z.int(),
      byStatus: z.array(z.strictObject({ status: Status, count: z.int() })),
      archived: z.int(),
    }),
    errors: [],
  }),
};
