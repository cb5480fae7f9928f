import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { CouponCode, Day, Instant, int, Person } from '../shapes.ts';
import { anyOf, defineArea, Version, withCreate, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

const fields = {
  /** Percent of the price; excludes `amount`. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** US cents; excludes `percent`. */
  amount: z.nullable(int(1)),
  /** Null: all games. */
  games: z.nullable(
    z.array(z.literal(gameIds)).check(
      z.minLength(1),
      z.maxLength(50),
      // Removes duplicates.
      z.overwrite((chosen) => [...new Set(chosen)]),
    ),
  ),
  /** The first and last valid day, in UTC; null: unlimited. */
  starts: z.nullable(Day),
  ends: z.nullable(Day),
  /** Maximum orders in total; null: unlimited. */
  most_uses: z.nullable(int(1)),
  /** Maximum orders per customer; null: unlimited. */
  most_uses_each: z.nullable(int(1)),
  active: z.boolean(),
} as const;

/** Coupons, whose code reduces the price of an order. */
export const coupons = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ withUpdate(
    /* @__PURE__ */ defineArea({
      name: 'coupons',
      description: 'coupons',
      right: 'coupon.list',
      row: {
        version: Version,
        code: z.string(),
        ...fields,
        // Stored rows may exceed the current limits for input.
        percent: z.nullable(z.int()),
        games: z.nullable(z.array(z.literal(gameIds))),
        starts: z.nullable(z.iso.date()),
        ends: z.nullable(z.iso.date()),
        /** Orders with this coupon, paid or not, except those withdrawn unpaid. */
        uses: int(0),
        createdBy: Person,
        createdAt: Instant,
      },
      filters: { active: z.boolean(), game: anyOf(z.literal(gameIds)), used: z.boolean() },
      sorts: ['id', 'code', 'uses'],
    }),
    { right: 'coupon.edit', fields },
  ),
  { right: 'coupon.create', fields: { code: CouponCode, ...fields } },
);

/** The calls of the order form. */
export const coupon = {
  look: defineCall({
    name: 'coupon.look',
    method: 'POST',
    path: '/coupon/look',
    summary: 'Returns the current discount of a coupon for a game, or the reason it can’t be used.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    strictRateLimit: true,
    request: z.strictObject({ code: CouponCode, game: z.literal(gameIds) }),
    response: z.strictObject({ code: z.string(), kind: z.enum(['percent', 'amount']), value: int(1) }),
    errors: [],
  }),
};
