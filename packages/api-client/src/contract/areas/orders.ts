import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { orderNeeds } from '../order-lists.ts';
import { OrderRow, Status } from '../order-shapes.ts';
import { int, text } from '../shapes.ts';
import { anyOf, defineArea, InstantRange, Version, withUpdate } from './define-area.ts';

/** All orders, for staff. The calls of `order` change them. */
export const orders = /* @__PURE__ */ (() =>
  withUpdate(
    defineArea({
      name: 'orders',
      description: 'all orders',
      right: 'order.listAll',
      row: {
        ...OrderRow.shape,
        /** The note's version; other changes do not affect it. */
        version: Version,
        /** Internal, by staff. */
        note: z.string(),
      },
      filters: {
        status: anyOf(Status),
        need: anyOf(z.enum(orderNeeds)),
        game: anyOf(int(0)),
        platform: anyOf(z.enum(platforms)),
        priority: z.boolean(),
        cancelled: z.boolean(),
        created: InstantRange,
      },
      // Each key has an index for keyset pagination.
      sorts: ['id', 'deadline', 'price', 'progress'],
    }),
    { right: 'order.edit', fields: { note: text(0, 1000) } },
  ))();
