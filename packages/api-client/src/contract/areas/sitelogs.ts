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
  at: Instant,
  actor: z.nullable(z.strictObject({ id: Id, name: z.string(), role: z.literal(roles) })),
  /** Of the permission table, such as `order.pause`; or `user.usePasswordLink`, `user.changePassword`. */
  action: z.string(),
  object: z.strictObject({ kind: z.string(), id: z.string() }),
  before: Snapshot,
  after: Snapshot,
  /** Resolve rank numbers and user ids in `before` and `after`. */
  ladder: z.nullable(z.enum(ladderIds)),
  people: z.record(z.string(), z.string()),
});

/** The site log. Read-only. */
export const sitelogs = /* @__PURE__ */ (() =>
  defineArea({
    name: 'sitelogs',
    description: 'logged changes',
    right: 'siteLog.list',
    row: SiteLogEntry.shape,
    filters: {
      kind: anyOf(line(1, 40)),
      action: anyOf(line(1, 60)),
      at: InstantRange,
      /** The order, its payment requests, progress payments and fines. */
      order: Id,
      /**
       * Codes for words of `text`, found by the client in its language, because the log stores codes. Entries with them
       * match too.
       */
      said: anyOf(
        z.strictObject({
          word: line(1, 100),
          actions: z.array(line(1, 60)).check(z.maxLength(200)),
          kinds: z.array(line(1, 40)).check(z.maxLength(50)),
          /** Values before or after, such as '1250' in `amount` for '12.50'. */
          fields: z.optional(
            z.array(z.strictObject({ name: line(1, 40), values: anyOf(line(1, 100)) })).check(z.maxLength(50)),
          ),
          /** When the word is a day. */
          at: z.optional(InstantRange),
        }),
      ),
    },
    sorts: ['id'],
  }))();
