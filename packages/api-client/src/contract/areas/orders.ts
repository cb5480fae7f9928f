import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { orderNeeds } from '../order-lists.ts';
import { OrderRow, Status } from '../order-shapes.ts';
import { int, text } from '../shapes.ts';
import { anyOf, defineArea, InstantRange, Version, withUpdate } from './define-area.ts';

/** The orders desk: all orders as staff find, sort and hand them out. What is done to one are calls of its own (`order`). */
export const orders = /* @__PURE__ */ (() =>
  withUpdate(
    defineArea({
      name: 'orders',
      description: 'all orders',
      right: 'order.listAll',
      row: {
        ...OrderRow.shape,
        /** Of the note: an order's own changes leave it as it is. */
        version: Version,
        /** What staff tell each other of it; nobody else reads it. */
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
      // Each has an index that is followed to any depth.
      sorts: ['id', 'deadline', 'price', 'progress'],
    }),
    { right: 'order.edit', fields: { note: text(0, 1000) } },
  ))();
