import { accountServiceIds } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { loginFields, RevealedLogin } from '../credentials.ts';
import { defineCall } from '../define.ts';
import { Amount, AmountInput, Id, Instant, line, Person, text } from '../shapes.ts';
import { anyOf, createRowCommand, defineArea, REFUSAL_MAX, Version, withCreate, withUpdate } from './define-area.ts';
import { playedGameIds } from './game-ids.ts';

/** States of an offer. `waiting`: not yet reviewed; `sold`: an order for it was paid. */
export const offerStates = ['waiting', 'forSale', 'sold', 'refused', 'withdrawn'] as const;

const State = z.enum(offerStates);

const fields = {
  service: z.literal(accountServiceIds),
  game: z.literal(playedGameIds),
  server: z.nullable(line(1, 60)),
  rank: z.nullable(line(1, 60)),
  text: text(10, 1000),
  /** US cents. */
  price: AmountInput,
} as const;

const area = /* @__PURE__ */ (() => {
  const list = defineArea({
    name: 'accountselling',
    description: 'game accounts for sale that the user can see',
    right: 'offer.list',
    row: {
      version: Version,
      ...fields,
      server: z.nullable(z.string()),
      rank: z.nullable(z.string()),
      text: z.string(),
      price: Amount,
      seller: Person,
      state: State,
      /** Lists never contain the login details. */
      hasLogin: z.boolean(),
      /** For the seller and staff. */
      reason: z.nullable(z.string()),
      /** For the seller, the buyer and staff. */
      buyer: z.nullable(Person),
      order: z.nullable(Id),
      createdAt: Instant,
    },
    filters: {
      game: anyOf(z.literal(playedGameIds)),
      service: anyOf(z.literal(accountServiceIds)),
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
    saveLogin: defineCall({
      ...rowCommand,
      name: 'accountselling.saveLogin',
      path: '/accountselling/saveLogin',
      summary: 'Saves the encrypted login details of an offered account; staff review the offer again.',
      right: 'offer.edit',
      request: z.strictObject({ id: Id, ...loginFields }),
      errors: ['conflict', 'not_found'],
    }),
    approve: defineCall({
      ...rowCommand,
      name: 'accountselling.approve',
      path: '/accountselling/approve',
      summary: 'Puts an account up for sale and notifies its seller. Conflicts if login details are missing.',
      right: 'offer.decide',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id, version: Version }),
    }),
    refuse: defineCall({
      ...rowCommand,
      name: 'accountselling.refuse',
      path: '/accountselling/refuse',
      summary: 'Rejects an offer with a reason the seller can see.',
      right: 'offer.decide',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id, reason: text(1, REFUSAL_MAX) }),
    }),
    withdraw: defineCall({
      ...rowCommand,
      name: 'accountselling.withdraw',
      path: '/accountselling/withdraw',
      summary: 'Withdraws an unsold offer. Editing it submits it again.',
      right: 'offer.edit',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id }),
    }),
    buy: defineCall({
      ...rowCommand,
      name: 'accountselling.buy',
      path: '/accountselling/buy',
      summary:
        'Creates an unpaid order for the account, or returns the existing one. Once paid, it’s assigned to the seller. Conflicts if the offer is no longer at the given version, or without one.',
      right: 'offer.buy',
      requiresIdempotencyKey: true,
      // Pages loaded before this field existed do not send it; the error asks their users to reload.
      request: z.strictObject({ id: Id, version: z.optional(Version) }),
      response: z.strictObject({ order: Id }),
    }),
    reveal: defineCall({
      ...rowCommand,
      name: 'accountselling.reveal',
      path: '/accountselling/reveal',
      summary: 'Reveals the login details for 30 seconds to the seller, the buyer and staff; every view is logged.',
      right: 'offer.reveal',
      request: z.strictObject({ id: Id }),
      response: RevealedLogin,
      errors: ['conflict', 'not_found'],
    }),
  },
}))();
