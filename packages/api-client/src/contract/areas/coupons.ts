import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { CouponCode, Day, Instant, int, Person } from '../shapes.ts';
import { anyOf, defineArea, Version, withCreate, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

const fields = {
  /** Excludes `amount`. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** US cents; excludes `percent`. */
  amount: z.nullable(int(1)),
  /** Null: all games. */
  games: z.nullable(
    z.array(z.literal(gameIds)).check(
      z.minLength(1),
      z.maxLength(50),
      z.overwrite((chosen) => [...new Set(chosen)]),
    ),
  ),
  /** First and last day, UTC; null: unlimited. */
  starts: z.nullable(Day),
  ends: z.nullable(Day),
  /** Orders in total; null: unlimited. */
  most_uses: z.nullable(int(1)),
  /** Orders per customer; null: unlimited. */
  most_uses_each: z.nullable(int(1)),
  active: z.boolean(),
} as const;

/** Coupons, which reduce an order's price. */
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
        percent: z.nullable(z.int()),
        games: z.nullable(z.array(z.literal(gameIds))),
        starts: z.nullable(z.iso.date()),
        ends: z.nullable(z.iso.date()),
        /** Orders with it, except those withdrawn unpaid. */
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

/** Coupon calls of the order form. */
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
