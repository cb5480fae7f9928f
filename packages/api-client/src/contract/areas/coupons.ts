import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { CouponCode, Day, Instant, int, Person } from '../shapes.ts';
import { anyOf, defineArea, Version, withCreate, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

const fields = {
  /** Of the price; either this or an amount. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** US cents; either this or a percentage. */
  amount: z.nullable(int(1)),
  /** Null: all games. */
  games: z.nullable(
    z.array(z.literal(gameIds)).check(
      z.minLength(1),
      z.maxLength(50),
      // Named twice, a game is one.
      z.overwrite((chosen) => [...new Set(chosen)]),
    ),
  ),
  /** The first and the last day, in UTC; null: no bound. */
  starts: z.nullable(Day),
  ends: z.nullable(Day),
  /** Orders in all; null: any number. */
  most_uses: z.nullable(int(1)),
  /** Orders of one customer; null: any number. */
  most_uses_each: z.nullable(int(1)),
  active: z.boolean(),
} as const;

/** What customers type in for a lower price. */
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
        // What is kept was taken by the bounds of its day.
        percent: z.nullable(z.int()),
        games: z.nullable(z.array(z.literal(gameIds))),
        starts: z.nullable(z.iso.date()),
        ends: z.nullable(z.iso.date()),
        /** Orders that hold it, paid or not; one that is taken back unpaid holds none. */
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

/** What the order form asks before the order is made. */
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
