import { accountServiceIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from '../credentials.ts';
import { defineCall } from '../define.ts';
import { Amount, AmountInput, Id, Instant, line, Person, text } from '../shapes.ts';
import { createRowCommand, withCreate, withUpdate } from './area-writes.ts';
import { anyOf, defineArea, REFUSAL_MAX, Version } from './define-area.ts';
import { playedGameIds } from './game-ids.ts';

/** States of an offer. `waiting`: not yet reviewed; `sold`: an order for it was paid. */
export const offerStates = ['waiting', 'forSale', 'sold', 'refused', 'withdrawn'] as const;

const State = z.enum(offerStates);

const fields = {
  /** Service ID: 12 or 13, the account markets. */
  service: z.literal(accountServiceIds),
  /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
  game: z.literal(playedGameIds),
  /** Server or region as people write it; null if it doesn’t matter. */
  server: z.nullable(line(1, 60)),
  /** Rank as people write it, such as `Gold IV`; null if it doesn’t matter. */
  rank: z.nullable(line(1, 60)),
  /** Description for buyers. */
  text: text(10, 1000),
  /** US cents. */
  price: AmountInput,
} as const;

const area = /* @__PURE__ */ (() => {
  const list = defineArea({
    name: 'accountselling',
    right: 'offer.list',
    row: {
      /** Number of changes so far; an update sends it back. */
      version: Version,
      ...fields,
      /** Server or region as people write it; null if it doesn’t matter. */
      server: z.nullable(z.string()),
      /** Rank as people write it, such as `Gold IV`; null if it doesn’t matter. */
      rank: z.nullable(z.string()),
      /** Description for buyers. */
      text: z.string(),
      /** Price in US cents. */
      price: Amount,
      /** Who sells it. */
      seller: Person,
      /** Current state. */
      state: State,
      /** Lists never contain the login details. */
      hasLogin: z.boolean(),
      /** For the seller and staff. */
      reason: z.nullable(z.string()),
      /** For the seller, the buyer and staff. */
      buyer: z.nullable(Person),
      /** Order that sold it; null until then. */
      order: z.nullable(Id),
      /** When it was created. */
      createdAt: Instant,
    },
    filters: {
      /** Any of these games, by ID. */
      game: anyOf(z.literal(playedGameIds)),
      /** Any of these services, by ID. */
      service: anyOf(z.literal(accountServiceIds)),
      /** Any of these states. */
      state: anyOf(State),
      /** The user sells or bought it. */
      mine: z.boolean(),
    },
    sorts: ['id', 'price', 'seller'],
  });
  return withCreate(withUpdate(list, { right: 'offer.edit', fields }), { right: 'offer.create', fields });
})();

const rowCommand = /* @__PURE__ */ (() => createRowCommand(area.calls.get.response))();

/** Boosters offer accounts, staff approve, customers buy; the seller earns the account share of the order. */
export const accountselling = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    /**
     * Saves the encrypted login details of an offered account; staff review the offer again.
     * @throws ApiError with `conflict`, `not_found`
     * @example await client.accountselling.saveLogin({ id: 30, login: 'ada_plays', password: 'a-long-password' });
     */
    saveLogin: defineCall({
      ...rowCommand,
      name: 'accountselling.saveLogin',
      path: '/accountselling/saveLogin',
      right: 'offer.edit',
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
        ...loginFields,
      }),
      errors: ['conflict', 'not_found'],
    }),
    /**
     * Puts an account up for sale and notifies its seller. Conflicts if login details are missing.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.accountselling.approve({ id: 30, version: 1 });
     */
    approve: defineCall({
      ...rowCommand,
      name: 'accountselling.approve',
      path: '/accountselling/approve',
      right: 'offer.decide',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
        /** Version that the caller saw; another one conflicts. */
        version: Version,
      }),
    }),
    /**
     * Rejects an offer with a reason the seller can see.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.accountselling.refuse({ id: 30, reason: 'The customer asked for it.' });
     */
    refuse: defineCall({
      ...rowCommand,
      name: 'accountselling.refuse',
      path: '/accountselling/refuse',
      right: 'offer.decide',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
        /** Reason, read by the person concerned: 1 to 500 characters. */
        reason: text(1, REFUSAL_MAX),
      }),
    }),
    /**
     * Withdraws an unsold offer. Editing it submits it again.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.accountselling.withdraw({ id: 30 });
     */
    withdraw: defineCall({
      ...rowCommand,
      name: 'accountselling.withdraw',
      path: '/accountselling/withdraw',
      right: 'offer.edit',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
      }),
    }),
    /**
     * Creates an unpaid order for the account, or returns the existing one. Once paid, it’s assigned to the seller. Conflicts if the offer is no longer at the given version, or without one.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.accountselling.buy({ id: 30 });
     */
    buy: defineCall({
      ...rowCommand,
      name: 'accountselling.buy',
      path: '/accountselling/buy',
      right: 'offer.buy',
      requiresIdempotencyKey: true,
      // Pages loaded before this field existed do not send it; the error asks their users to reload.
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
        /** Version that the caller saw; another one conflicts. */
        version: z.optional(Version),
      }),
      response: z.strictObject({
        /** Number of the unpaid order. */
        order: Id,
      }),
    }),
    /**
     * Reveals the login details for 30 seconds to the seller, the buyer and staff; every view is logged.
     * @throws ApiError with `conflict`, `not_found`
     * @example await client.accountselling.reveal({ id: 30 });
     */
    reveal: defineCall({
      ...rowCommand,
      name: 'accountselling.reveal',
      path: '/accountselling/reveal',
      right: 'offer.reveal',
      request: z.strictObject({
        /** Offer ID. */
        id: Id,
      }),
      response: RevealedLogin,
      errors: ['conflict', 'not_found'],
    }),
  },
}))();
