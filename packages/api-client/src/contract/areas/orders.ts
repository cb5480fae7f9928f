import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { orderNeeds } from '../order-lists.ts';
import { OrderRow, Status } from '../order-shapes.ts';
import { int, text } from '../shapes.ts';
import { withUpdate } from './area-writes.ts';
import { anyOf, defineArea, InstantRange, Version } from './define-area.ts';

/** All orders, for staff. The calls of `order` change them. */
export const orders = /* @__PURE__ */ (() =>
  withUpdate(
    defineArea({
      name: 'orders',
      right: 'order.listAll',
      row: {
        ...OrderRow.shape,
        /** The note's version; other changes do not affect it. */
        version: Version,
        /** Internal, by staff. */
        note: z.string(),
      },
      filters: {
        /** Any of these statuses. */
        status: anyOf(Status),
        /** Any of these reasons to need attention. */
        need: anyOf(z.enum(orderNeeds)),
        /** Any of these games, by ID. */
        game: anyOf(int(0)),
        /** Any of these platforms. */
        platform: anyOf(z.enum(platforms)),
        /** Only priority orders, or only others. */
        priority: z.boolean(),
        /** Only cancelled orders, or only others. */
        cancelled: z.boolean(),
        /** Created between these times. */
        created: InstantRange,
      },
      // Each key has an index for keyset pagination.
      sorts: ['id', 'deadline', 'price', 'progress'],
    }),
    {
      right: 'order.edit',
      fields: {
        /** Internal note of staff, up to 1000 characters. */
        note: text(0, 1000),
      },
    },
  ))();
