import { roles } from '@boostdesk/auth';
import { ladderIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Id, Instant, line } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** The changed fields of an object with their values before or after the change. */
const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** A logged change: actor, action, time, and the values before and after. */
export const SiteLogEntry = z.strictObject({
  id: Id,
  at: Instant,
  actor: z.nullable(z.strictObject({ id: Id, name: z.string(), role: z.literal(roles) })),
  /** An action of the permission table, such as `order.pause`, or `user.usePasswordLink` and `user.changePassword`, which need none. */
  action: z.string(),
  object: z.strictObject({ kind: z.string(), id: z.string() }),
  before: Snapshot,
  after: Snapshot,
  /** The ladder of ranks, and the names of people by id, for numbers in `before` and `after`. */
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
      /** Changes of an order, and of its payment requests, progress payments and fines. */
      order: Id,
      /** Codes for words of `text`, translated by the client, because the log stores codes. Entries with these codes match too. */
      said: anyOf(
        z.strictObject({
          word: line(1, 100),
          actions: z.array(line(1, 60)).check(z.maxLength(200)),
          kinds: z.array(line(1, 40)).check(z.maxLength(50)),
          /** Values of fields before or after the change, such as '1250' in `amount` for '12.50'. */
          fields: z.optional(
            z.array(z.strictObject({ name: line(1, 40), values: anyOf(line(1, 100)) })).check(z.maxLength(50)),
          ),
          /** The time range, when the word is a day. */
          at: z.optional(InstantRange),
        }),
      ),
    },
    sorts: ['id'],
  }))();
