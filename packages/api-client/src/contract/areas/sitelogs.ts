import { roles } from '@boostdesk/auth';
import { ladderIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Id, Instant, line } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** Changed fields before or after the change. */
const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** A logged change. */
export const SiteLogEntry = z.strictObject({
  id: Id,
  /** When it happened. */
  at: Instant,
  /** Who did it; null for the system. */
  actor: z.nullable(
    z.strictObject({
      /** User ID. */
      id: Id,
      /** User name. */
      name: z.string(),
      /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
      role: z.literal(roles),
    }),
  ),
  /** Of the permission table, such as `order.pause`; or `user.usePasswordLink`, `user.changePassword`. */
  action: z.string(),
  /** What changed. */
  object: z.strictObject({
    /** Kind of row that changed. */
    kind: z.string(),
    /** ID of the changed row, as text. */
    id: z.string(),
  }),
  /** Fields before the change; null for a new row. */
  before: Snapshot,
  /** Fields after the change; null for a deleted row. */
  after: Snapshot,
  /** Resolve rank numbers and user ids in `before` and `after`. */
  ladder: z.nullable(z.enum(ladderIds)),
  /** User names by user ID. */
  people: z.record(z.string(), z.string()),
});

/** The site log. Read-only. */
export const sitelogs = /* @__PURE__ */ (() =>
  defineArea({
    name: 'sitelogs',
    right: 'siteLog.list',
    row: SiteLogEntry.shape,
    filters: {
      /** Any of these kinds of rows. */
      kind: anyOf(line(1, 40)),
      /** Any of these actions. */
      action: anyOf(line(1, 60)),
      /** Between these times. */
      at: InstantRange,
      /** The order, its payment requests, progress payments and fines. */
      order: Id,
      /**
       * Codes for words of `text`, found by the client in its language, because the log stores codes. Entries with them
       * match too.
       */
      said: anyOf(
        z.strictObject({
          /** A word of `text`. */
          word: line(1, 100),
          /** Actions that the word means. */
          actions: z.array(line(1, 60)).check(z.maxLength(200)),
          /** Kinds of rows that the word means. */
          kinds: z.array(line(1, 40)).check(z.maxLength(50)),
          /** Values before or after, such as '1250' in `amount` for '12.50'. */
          fields: z.optional(
            z
              .array(
                z.strictObject({
                  /** Field name. */
                  name: line(1, 40),
                  /** Values as the log stores them. */
                  values: anyOf(line(1, 100)),
                }),
              )
              .check(z.maxLength(50)),
          ),
          /** When the word is a day. */
          at: z.optional(InstantRange),
        }),
      ),
    },
    sorts: ['id'],
  }))();
