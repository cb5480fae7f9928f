import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { int, Person } from './shapes.ts';

/** Sort keys: completed orders, stars, planned by actual time. */
export const rankingKeys = ['orders', 'rating', 'pace'] as const;
/** Last 30, 90 or 365 days, or all time. */
export const rankingPeriods = ['month', 'quarter', 'year', 'ever'] as const;

/** A booster's place. */
export const RankingRow = z.strictObject({
  /** From 1; ties share a place. */
  place: z.int(),
  /** The booster. */
  booster: Person,
  /** Badge beside the name, such as `Top booster`; null without one. */
  badge: z.nullable(z.string()),
  /** Completed orders. */
  orders: z.int(),
  /** 1 to 5. */
  rating: z.nullable(z.number()),
  /** Planned by actual time without pauses: 2 is twice as fast. */
  pace: z.nullable(z.number()),
});

const RankingRequest = z.strictObject({
  /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
  game: z.optional(int(0)),
  /** @default ever */

  /** Period. The default is `ever`. */
  period: z.optional(z.enum(rankingPeriods)),
  /** @default orders */

  /** Sort key. The default is `orders`. */
  by: z.optional(z.enum(rankingKeys)),
});

/** Calls of the ranking. */
export const ranking = {
  /**
   * Ranks boosters by completed orders, rating or pace, for a game and period. Up to a minute old. Public.
   * @example await client.ranking.getBoosters({ game: 3, period: 'month' });
   */
  getBoosters: defineCall({
    name: 'ranking.getBoosters',
    method: 'POST',
    path: '/ranking/getBoosters',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: RankingRequest,
    response: z.array(RankingRow),
    errors: [],
  }),
  /**
   * Returns the booster’s own position in these rankings and the total; the public list is shorter.
   * @example await client.ranking.getMine({ game: 3, period: 'month' });
   */
  getMine: defineCall({
    name: 'ranking.getMine',
    method: 'POST',
    path: '/ranking/getMine',
    source: 'Boostdesk',
    right: 'ranking.viewOwn',
    kind: 'read',
    request: RankingRequest,
    response: z.strictObject({
      /** From 1; null without a completed order. */
      place: z.nullable(z.int()),
      /** Ranked boosters. */
      of: z.int(),
    }),
    errors: [],
  }),
};
