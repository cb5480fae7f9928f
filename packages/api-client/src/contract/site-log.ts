import { roles } from '@boostdesk/auth';
import { ladderIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Days } from './areas/define-area.ts';
import { defineCall } from './define.ts';
import { Cursor, Id, Instant, PageSize } from './shapes.ts';

/** A row of an object before or after a change: field → value, only what changed. */
const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** One change by staff: who, what, when, before and after. */
export const SiteLogEntry = z.strictObject({
  id: Id,
  at: Instant,
  actor: z.nullable(z.strictObject({ id: Id, name: z.string(), role: z.literal(roles) })),
  /** An action of the permission table, such as `order.pause`, or `user.usePasswordLink`, which needs none. */
  action: z.string(),
  object: z.strictObject({ kind: z.string(), id: z.string() }),
  before: Snapshot,
  after: Snapshot,
  /** What the numbers in them stand for: ranks on the order's ladder, people by their id. */
  ladder: z.nullable(z.enum(ladderIds)),
  people: z.record(z.string(), z.string()),
});

/** What staff changed. */
export const siteLog = {
  getList: defineCall({
    name: 'siteLog.getList',
    method: 'POST',
    path: '/siteLog/getList',
    summary: 'Who did what and when, newest first; of one order where one is named, of the days of UTC where they are.',
    source: 'Boostdesk',
    right: 'siteLog.list',
    kind: 'read',
    request: z.strictObject({
      order: z.optional(Id),
      days: z.optional(Days),
      cursor: z.optional(Cursor),
      limit: z.optional(PageSize),
    }),
    answer: z.strictObject({ items: z.array(SiteLogEntry), next: z.nullable(Cursor) }),
    errors: [],
  }),
};
