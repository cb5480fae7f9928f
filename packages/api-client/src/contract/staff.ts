import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Cursor, Id, Instant, int, PageSize } from './shapes.ts';

/** A row of an object before or after a change: field → value, only what changed. */
const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** One change by staff: who, what, when, before and after. */
export const SiteLogEntry = z.strictObject({
  id: Id,
  at: Instant,
  actor: z.nullable(z.strictObject({ id: Id, name: z.string(), role: z.literal(roles) })),
  /** An action of the permission table, such as `order.pause`. */
  action: z.string(),
  object: z.strictObject({ kind: z.string(), id: z.string() }),
  before: Snapshot,
  after: Snapshot,
});

/** What staff changed. */
export const siteLog = {
  getList: defineCall({
    name: 'siteLog.getList',
    method: 'POST',
    path: '/siteLog/getList',
    summary: 'Who did what and when, newest first; of one order where one is named.',
    source: 'Boostdesk',
    right: 'siteLog.list',
    kind: 'read',
    request: z.strictObject({
      order: z.optional(Id),
      cursor: z.optional(Cursor),
      limit: z.optional(PageSize),
    }),
    answer: z.strictObject({ items: z.array(SiteLogEntry), next: z.nullable(Cursor) }),
    errors: [],
  }),
};

/** The look-up of the global search: orders by number (SPEC §5, §7). */
export const search = {
  dashboardSearch: defineCall({
    name: 'search.dashboardSearch',
    method: 'POST',
    path: '/dashboardSearch',
    summary: 'Orders by number among those that the user may open.',
    source: 'SPEC §7',
    right: 'search.dashboard',
    kind: 'read',
    request: z.strictObject({ searchFilter: z.string().check(z.regex(/^\d{1,9}$/)) }),
    answer: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    errors: [],
  }),
};

/** A user's live events, for catching up after a break. */
export const event = {
  getSince: defineCall({
    name: 'event.getSince',
    method: 'POST',
    path: '/event/getSince',
    summary:
      "The user's events behind a sequence number, for catching up after a break. Each as it went over the socket.",
    source: 'Boostdesk',
    right: 'event.own',
    kind: 'read',
    request: z.strictObject({ seq: z.nullable(int(0)) }),
    answer: z.strictObject({
      events: z.array(z.strictObject({ name: z.string(), payload: z.record(z.string(), z.unknown()) })),
      /** Sequence number of the newest event there is. */
      last: z.int(),
      /** False where older events are gone: fetch everything afresh. */
      complete: z.boolean(),
    }),
    errors: [],
  }),
};
