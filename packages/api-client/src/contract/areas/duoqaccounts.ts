import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from '../credentials.ts';
import { defineCall } from '../define.ts';
import { Id, Instant, line, Person, text } from '../shapes.ts';
import { anyOf, createRowCommand, defineArea, Version, withCreate, withRemove, withUpdate } from './define-area.ts';
import { playedGameIds } from './game-ids.ts';

/** Maximum hours per borrowing. */
export const BORROW_MAX_HOURS = 24;

const fields = {
  name: line(1, 80),
  game: z.literal(playedGameIds),
  server: z.nullable(line(1, 60)),
  rank: z.nullable(line(1, 60)),
  /** For boosters before they borrow it. */
  note: z.nullable(text(1, 500)),
  /** Can be borrowed at all. */
  active: z.boolean(),
} as const;

const area = /* @__PURE__ */ (() => {
  const list = defineArea({
    name: 'duoqaccounts',
    description: 'shared game accounts that boosters can borrow',
    right: 'duoq.list',
    row: {
      version: Version,
      ...fields,
      name: z.string(),
      server: z.nullable(z.string()),
      rank: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** Lists never contain the login details. */
      hasLogin: z.boolean(),
      /** Current borrower and end. */
      holder: z.nullable(Person),
      heldUntil: z.nullable(Instant),
      /** Can be borrowed now. */
      free: z.boolean(),
    },
    filters: { game: anyOf(z.literal(playedGameIds)), free: z.boolean() },
    sorts: ['name', 'id'],
  });
  const staff = withCreate(withUpdate(list, { right: 'duoq.edit', fields }), { right: 'duoq.create', fields });
  return withRemove(staff, { right: 'duoq.remove' });
})();

const rowCommand = /* @__PURE__ */ (() => createRowCommand(area.calls.get.response))();

/** Accounts that boosters borrow for a time, one holder at a time; staff manage them. */
export const duoqaccounts = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    borrow: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.borrow',
      path: '/duoqaccounts/borrow',
      summary: 'Borrows an account for a number of hours. Conflicts while someone else has it.',
      right: 'duoq.borrow',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id, hours: z.int().check(z.minimum(1), z.maximum(BORROW_MAX_HOURS)) }),
    }),
    giveBack: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.giveBack',
      path: '/duoqaccounts/giveBack',
      summary: 'Ends a loan early, by the borrower or by staff, who notify the borrower.',
      right: 'duoq.giveBack',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id }),
    }),
    saveLogin: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.saveLogin',
      path: '/duoqaccounts/saveLogin',
      summary: 'Saves an account’s login details, encrypted at rest and never included in lists.',
      right: 'duoq.edit',
      request: z.strictObject({ id: Id, ...loginFields }),
      errors: ['not_found'],
    }),
    reveal: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.reveal',
      path: '/duoqaccounts/reveal',
      summary: 'Reveals the login details for 30 seconds to the borrower and staff; every view is logged.',
      right: 'duoq.reveal',
      request: z.strictObject({ id: Id }),
      response: RevealedLogin,
      errors: ['conflict', 'not_found'],
    }),
  },
}))();
