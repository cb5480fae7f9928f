import { roles } from '@boostdesk/auth';
import { ladderIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { Id, Instant, line } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** A row of an object before or after a change: field → value, only what changed. */
const Snapshot = z.nullable(z.record(z.string(), z.unknown()));

/** One change: who, what, when, before and after. */
export const SiteLogEntry = z.strictObject({
  id: Id,
  at: Instant,
  actor: z.nullable(z.strictObject({ id: Id, name: z.string(), role: z.literal(roles) })),
  /** An action of the permission table, such as `order.pause`, or `user.usePasswordLink` and `user.changePassword`, which need none. */
  action: z.string(),
  object: z.strictObject({ kind: z.string(), id: z.string() }),
  before: Snapshot,
  after: Snapshot,
  /** What the numbers in them stand for: ranks on the order's ladder, people by their id. */
  ladder: z.nullable(z.enum(ladderIds)),
  people: z.record(z.string(), z.string()),
});

/** Who did what and when; read and never changed. */
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
      /** What was done to one order, and to what was asked, paid and fined for it. */
      order: Id,
      /** What words of `text` stand for where the log is read: it keeps codes. An entry is found by these too. */
      said: anyOf(
        z.strictObject({
          word: line(1, 100),
          actions: z.array(line(1, 60)).check(z.maxLength(200)),
          kinds: z.array(line(1, 40)).check(z.maxLength(50)),
          /** Values that fields of a row hold, before its change or after: '1250' in `amount` for '12.50'. */
          fields: z.optional(
            z.array(z.strictObject({ name: line(1, 40), values: anyOf(line(1, 100)) })).check(z.maxLength(50)),
          ),
          /** When an entry was written, where the word is a day. */
          at: z.optional(InstantRange),
        }),
      ),
    },
    sorts: ['id'],
  }))();
