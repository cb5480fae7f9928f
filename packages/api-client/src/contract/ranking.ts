import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { int, Person } from './shapes.ts';

/** By what boosters are ranked: finished orders, stars, or time taken beside the time planned. */
export const rankingKeys = ['orders', 'rating', 'pace'] as const;
/** Orders finished in the last 30, 90 or 365 days, or ever. */
export const rankingPeriods = ['month', 'quarter', 'year', 'ever'] as const;

/** A booster's place, and what it rests on. */
export const RankingRow = z.strictObject({
  /** From 1; equals share one. */
  place: z.int(),
  booster: Person,
  badge: z.nullable(z.string()),
  orders: z.int(),
  /** 1 to 5, null before the first review. */
  rating: z.nullable(z.number()),
  /** Time planned by time taken, pauses left out: 2 is twice as fast as planned. Null where nothing was timed. */
  pace: z.nullable(z.number()),
});

/** What is ranked: by what, of which game, over which time. */
const RankingRequest = z.strictObject({
  game: z.optional(int(0)),
  /** @default ever */
  period: z.optional(z.enum(rankingPeriods)),
  /** @default orders */
  by: z.optional(z.enum(rankingKeys)),
});

/** Boosters by what they finished. */
export const ranking = {
  getBoosters: defineCall({
    name: 'ranking.getBoosters',
    method: 'POST',
    path: '/ranking/getBoosters',
    summary: 'Ranks boosters by completed orders, rating or pace, for a game and period. Public.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: RankingRequest,
    answer: z.array(RankingRow),
    errors: [],
  }),
  getMine: defineCall({
    name: 'ranking.getMine',
    method: 'POST',
    path: '/ranking/getMine',
    summary: 'Returns the booster’s own position in these rankings and the total; the public list is shorter.',
    source: 'Boostdesk',
    right: 'ranking.viewOwn',
    kind: 'read',
    request: RankingRequest,
    answer: z.strictObject({
      /** From 1, as `RankingRow` has it; null before the first finished order of the kind. */
      place: z.nullable(z.int()),
      /** Boosters who have a place. */
      of: z.int(),
    }),
    errors: [],
  }),
};
