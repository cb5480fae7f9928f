import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from '../credentials.ts';
import { defineCall } from '../define.ts';
import { Id, Instant, line, Person, text } from '../shapes.ts';
import { createRowCommand, withCreate, withRemove, withUpdate } from './area-writes.ts';
import { anyOf, defineArea, Version } from './define-area.ts';
import { playedGameIds } from './game-ids.ts';

/** Maximum hours per borrowing. */
export const BORROW_MAX_HOURS = 24;

const fields = {
  /** Name that staff gave the account. */
  name: line(1, 80),
  /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
  game: z.literal(playedGameIds),
  /** Server or region as people write it; null if it doesn’t matter. */
  server: z.nullable(line(1, 60)),
  /** Rank as people write it, such as `Gold IV`; null if it doesn’t matter. */
  rank: z.nullable(line(1, 60)),
  /** For boosters before they borrow it. */
  note: z.nullable(text(1, 500)),
  /** Can be borrowed at all. */
  active: z.boolean(),
} as const;

const area = /* @__PURE__ */ (() => {
  const list = defineArea({
    name: 'duoqaccounts',
    right: 'duoq.list',
    row: {
      /** Number of changes so far; an update sends it back. */
      version: Version,
      ...fields,
      /** Name that staff gave the account. */
      name: z.string(),
      /** Server or region as people write it; null if it doesn’t matter. */
      server: z.nullable(z.string()),
      /** Rank as people write it, such as `Gold IV`; null if it doesn’t matter. */
      rank: z.nullable(z.string()),
      /** Note for boosters before they borrow it. */
      note: z.nullable(z.string()),
      /** Lists never contain the login details. */
      hasLogin: z.boolean(),
      /** Current borrower and end. */
      holder: z.nullable(Person),
      /** When the loan ends; null if nobody has it. */
      heldUntil: z.nullable(Instant),
      /** Can be borrowed now. */
      free: z.boolean(),
    },
    filters: {
      /** Any of these games, by ID. */
      game: anyOf(z.literal(playedGameIds)),
      /** Only accounts that can be borrowed now, or only others. */
      free: z.boolean(),
    },
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
    /**
     * Borrows an account for a number of hours. Conflicts while someone else has it.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.duoqaccounts.borrow({ id: 7, hours: 1 });
     */
    borrow: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.borrow',
      path: '/duoqaccounts/borrow',
      right: 'duoq.borrow',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** ID of the shared account. */
        id: Id,
        /** How long to borrow it, 1 to 24 hours. */
        hours: z.int().check(z.minimum(1), z.maximum(BORROW_MAX_HOURS)),
      }),
    }),
    /**
     * Ends a loan early, by the borrower or by staff, who notify the borrower.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.duoqaccounts.giveBack({ id: 7 });
     */
    giveBack: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.giveBack',
      path: '/duoqaccounts/giveBack',
      right: 'duoq.giveBack',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** ID of the shared account. */
        id: Id,
      }),
    }),
    /**
     * Saves an account’s login details, encrypted at rest and never included in lists.
     * @throws ApiError with `not_found`
     * @example await client.duoqaccounts.saveLogin({ id: 7, login: 'ada_plays', password: 'a-long-password' });
     */
    saveLogin: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.saveLogin',
      path: '/duoqaccounts/saveLogin',
      right: 'duoq.edit',
      request: z.strictObject({
        /** ID of the shared account. */
        id: Id,
        ...loginFields,
      }),
      errors: ['not_found'],
    }),
    /**
     * Reveals the login details for 30 seconds to the borrower and staff; every view is logged.
     * @throws ApiError with `conflict`, `not_found`
     * @example await client.duoqaccounts.reveal({ id: 7 });
     */
    reveal: defineCall({
      ...rowCommand,
      name: 'duoqaccounts.reveal',
      path: '/duoqaccounts/reveal',
      right: 'duoq.reveal',
      request: z.strictObject({
        /** ID of the shared account. */
        id: Id,
      }),
      response: RevealedLogin,
      errors: ['conflict', 'not_found'],
    }),
  },
}))();
