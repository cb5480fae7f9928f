import * as z from 'zod/mini';
import { AREA_TEXT_MAX } from './areas/define-area.ts';
import { defineCall } from './define.ts';
import { OrderEvent, OrderRow, Status } from './order-shapes.ts';
import { Cursor, Id, int, line, PageSize } from './shapes.ts';

/** Own orders, those on the board, or all. */
export const orderScopes = ['mine', 'board', 'all'] as const;

/** Why an order needs staff: not taken, past its deadline, customer unanswered, in dispute. */
export const orderNeeds = ['waiting', 'late', 'unanswered', 'disputed'] as const;
/** Hours until an order needs staff. */
export const NEED_HOURS = { waiting: 2, unanswered: 1 } as const;

/** Calls for order lists. */
export const orderLists = {
  /**
   * Lists orders by keyset: the user’s own, those on their board, or (staff) all.
   * @example await client.order.getList({ scope: 'mine', limit: 20 });
   */
  getList: defineCall({
    name: 'order.getList',
    method: 'POST',
    path: '/order/getList',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({
      /** `mine`: the user’s own orders. `board`: those the booster can lock in. `all`: for staff. */
      scope: z.enum(orderScopes),
      /** Any of these statuses. */
      status: z.optional(z.array(Status).check(z.maxLength(20))),
      /** Any of these games, by ID. */
      game: z.optional(z.array(int(0)).check(z.maxLength(100))),
      /** Order number, purchase or name. */
      text: z.optional(line(0, AREA_TEXT_MAX)),
      /** Only cancelled orders, which other lists omit. */
      archived: z.optional(z.boolean()),
      /** Only with scope `all`. */
      need: z.optional(z.enum(orderNeeds)),
      /** Order of the list. The default is `newest`. */
      sort: z.optional(z.enum(['newest', 'oldest'])),
      /** On the board: no priority first. */
      byTime: z.optional(z.boolean()),
      /** `next` of the previous page; omit for the first page. */
      cursor: z.optional(Cursor),
      /** Rows per page, 1 to 100. */
      limit: z.optional(PageSize),
    }),
    response: z.strictObject({
      /** Rows of this page. */
      items: z.array(OrderRow),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(Cursor),
    }),
    errors: [],
  }),
  /**
   * Returns the number of orders per status in a scope, and how many are cancelled.
   * @example await client.order.getCounts({ scope: 'mine' });
   */
  getCounts: defineCall({
    name: 'order.getCounts',
    method: 'POST',
    path: '/order/getCounts',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({
      /** `mine`: the user’s own orders. `board`: those the booster can lock in. `all`: for staff. */
      scope: z.enum(orderScopes),
    }),
    response: z.strictObject({
      /** Orders in the scope. */
      all: z.int(),
      /** Number of orders per status. */
      byStatus: z.array(
        z.strictObject({
          /** Order status code; see `orderStatuses` of `@boostdesk/catalogs`. */
          status: Status,
          /** Number of orders. */
          count: z.int(),
        }),
      ),
      /** Cancelled orders. */
      archived: z.int(),
    }),
    errors: [],
  }),
  /**
   * Returns entries of an order’s timeline that `order.get` leaves out, newest first, by keyset. A page can repeat
   * entries that `order.get` returned.
   * @throws ApiError with `not_found`
   * @example await client.order.getEvents({ id: 10001, cursor: 'aWQ6NDEy' });
   */
  getEvents: defineCall({
    name: 'order.getEvents',
    method: 'POST',
    path: '/order/getEvents',
    source: 'Boostdesk',
    right: 'order.viewLog',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** `olderEvents` of the order, or `next` of the previous page. */
      cursor: Cursor,
    }),
    response: z.strictObject({
      /** Entries of this page. */
      items: z.array(OrderEvent),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(Cursor),
    }),
    errors: ['not_found'],
  }),
};
