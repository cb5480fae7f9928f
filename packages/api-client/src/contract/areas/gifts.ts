import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Id, Instant, int, Person, Reason } from '../shapes.ts';
import { anyOf, defineArea, withCreate } from './define-area.ts';

/** States of a gift: claimable, claimed, or revoked by staff. */
export const giftStates = ['open', 'claimed', 'takenBack'] as const;

/** Maximum BoostCoins per gift. */
export const GIFT_MAX = 100_000;

const State = z.enum(giftStates);
const Coins = z.int().check(z.minimum(1), z.maximum(GIFT_MAX));

const area = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'gifts',
    description: 'gifts to users',
    right: 'gift.list',
    row: {
      user: Person,
      coins: int(1),
      text: z.string(),
      state: State,
      createdBy: Person,
      createdAt: Instant,
      claimedAt: z.nullable(Instant),
      takenBackBy: z.nullable(Person),
    },
    filters: { state: anyOf(State) },
    sorts: ['id', 'coins', 'user'],
  }),
  { right: 'gift.create', fields: { user: Id, coins: Coins, text: Reason } },
);

/** Gifts of BoostCoins, claimed once. */
export const gifts = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    takeBack: defineCall({
      name: 'gifts.takeBack',
      method: 'POST',
      path: '/gifts/takeBack',
      summary: 'Revokes an unclaimed gift.',
      source: 'Boostdesk',
      right: 'gift.takeBack',
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id }),
      response: area.calls.get.response,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
}))();

const Own = z.strictObject({
  id: Id,
  coins: int(1),
  text: z.string(),
  createdAt: Instant,
  claimedAt: z.nullable(Instant),
});

/** Calls of the recipient. */
export const gift = {
  getMine: defineCall({
    name: 'gift.getMine',
    method: 'POST',
    path: '/gift/getMine',
    summary: 'Returns the user’s claimable gifts and their most recently claimed ones.',
    source: 'Boostdesk',
    right: 'gift.claim',
    kind: 'read',
    request: Empty,
    response: z.array(Own),
    errors: [],
  }),
  claim: defineCall({
    name: 'gift.claim',
    method: 'POST',
    path: '/gift/claim',
    summary: 'Adds a gift’s coins to the balance, once.',
    source: 'Boostdesk',
    right: 'gift.claim',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id }),
    response: z.strictObject({ balance: z.int() }),
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
