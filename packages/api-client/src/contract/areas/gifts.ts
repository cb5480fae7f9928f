import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Id, Instant, int, Person, Reason } from '../shapes.ts';
import { withCreate } from './area-writes.ts';
import { anyOf, defineArea } from './define-area.ts';

/** States of a gift: claimable, claimed, or revoked by staff. */
export const giftStates = ['open', 'claimed', 'takenBack'] as const;

/** Maximum BoostCoins per gift. */
export const GIFT_MAX = 100_000;

const State = z.enum(giftStates);
const Coins = z.int().check(z.minimum(1), z.maximum(GIFT_MAX));

const area = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ defineArea({
    name: 'gifts',
    right: 'gift.list',
    row: {
      /** The recipient. */
      user: Person,
      /** Coins of the gift; a coin is worth 1 US cent. */
      coins: int(1),
      /** Message to the recipient. */
      text: z.string(),
      /** Current state. */
      state: State,
      /** Who created it. */
      createdBy: Person,
      /** When it was created. */
      createdAt: Instant,
      /** When it was claimed; null until then. */
      claimedAt: z.nullable(Instant),
      /** Who revoked it; null otherwise. */
      takenBackBy: z.nullable(Person),
    },
    filters: {
      /** Any of these states. */
      state: anyOf(State),
    },
    sorts: ['id', 'coins', 'user'],
  }),
  {
    right: 'gift.create',
    fields: {
      /** User ID of the recipient. */
      user: Id,
      /** Coins of the gift; a coin is worth 1 US cent. */
      coins: Coins,
      /** Message to the recipient. */
      text: Reason,
    },
  },
);

/** Gifts of BoostCoins, claimed once. */
export const gifts = /* @__PURE__ */ (() => ({
  ...area,
  calls: {
    ...area.calls,
    /**
     * Revokes an unclaimed gift.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.gifts.takeBack({ id: 7 });
     */
    takeBack: defineCall({
      name: 'gifts.takeBack',
      method: 'POST',
      path: '/gifts/takeBack',
      source: 'Boostdesk',
      right: 'gift.takeBack',
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Gift ID. */
        id: Id,
      }),
      response: area.calls.get.response,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
}))();

const Own = z.strictObject({
  /** Gift ID. */
  id: Id,
  /** Coins of the gift; a coin is worth 1 US cent. */
  coins: int(1),
  /** Message to the recipient. */
  text: z.string(),
  /** When it was created. */
  createdAt: Instant,
  /** When it was claimed; null until then. */
  claimedAt: z.nullable(Instant),
});

/** Calls of the recipient. */
export const gift = {
  /**
   * Returns the user’s claimable gifts and their most recently claimed ones.
   * @example await client.gift.getMine();
   */
  getMine: defineCall({
    name: 'gift.getMine',
    method: 'POST',
    path: '/gift/getMine',
    source: 'Boostdesk',
    right: 'gift.claim',
    kind: 'read',
    request: Empty,
    response: z.array(Own),
    errors: [],
  }),
  /**
   * Adds a gift’s coins to the balance, once.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.gift.claim({ id: 7 });
   */
  claim: defineCall({
    name: 'gift.claim',
    method: 'POST',
    path: '/gift/claim',
    source: 'Boostdesk',
    right: 'gift.claim',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Gift ID. */
      id: Id,
    }),
    response: z.strictObject({
      /** Coins of the user; a coin is worth 1 US cent. */
      balance: z.int(),
    }),
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
