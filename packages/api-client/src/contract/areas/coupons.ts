import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { CouponCode, Day, Instant, int, Person } from '../shapes.ts';
import { withCreate, withUpdate } from './area-writes.ts';
import { anyOf, defineArea, Version } from './define-area.ts';
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
  /** Last day, UTC; null for no end. */
  ends: z.nullable(Day),
  /** Orders in total; null: unlimited. */
  most_uses: z.nullable(int(1)),
  /** Orders per customer; null: unlimited. */
  most_uses_each: z.nullable(int(1)),
  /** Whether it can be used at all. */
  active: z.boolean(),
} as const;

/** Coupons, which reduce an order's price. */
export const coupons = /* @__PURE__ */ withCreate(
  /* @__PURE__ */ withUpdate(
    /* @__PURE__ */ defineArea({
      name: 'coupons',
      right: 'coupon.list',
      row: {
        /** Number of changes so far; an update sends it back. */
        version: Version,
        /** Coupon code: 3 to 30 letters, digits or hyphens. */
        code: z.string(),
        ...fields,
        /** Discount in percent; excludes `amount`. */
        percent: z.nullable(z.int()),
        /** Games that the coupon is for, by ID; null for all. */
        games: z.nullable(z.array(z.literal(gameIds))),
        /** First day, UTC; null for no start. */
        starts: z.nullable(z.iso.date()),
        /** Last day, UTC; null for no end. */
        ends: z.nullable(z.iso.date()),
        /** Orders with it, except those withdrawn unpaid. */
        uses: int(0),
        /** Who created it. */
        createdBy: Person,
        /** When it was created. */
        createdAt: Instant,
      },
      filters: {
        /** Only active coupons, or only others. */
        active: z.boolean(),
        /** Any of these games, by ID. */
        game: anyOf(z.literal(gameIds)),
        /** Only coupons that orders use, or only others. */
        used: z.boolean(),
      },
      sorts: ['id', 'code', 'uses'],
    }),
    { right: 'coupon.edit', fields },
  ),
  {
    right: 'coupon.create',
    fields: {
      /** Coupon code: 3 to 30 letters, digits or hyphens. */
      code: CouponCode,
      ...fields,
    },
  },
);

/** Coupon calls of the order form. */
export const coupon = {
  /**
   * Returns the current discount of a coupon for a game, or the reason it can’t be used.
   * @example await client.coupon.look({ code: 'WELCOME10', game: 3 });
   */
  look: defineCall({
    name: 'coupon.look',
    method: 'POST',
    path: '/coupon/look',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    strictRateLimit: true,
    request: z.strictObject({
      /** Coupon code: 3 to 30 letters, digits or hyphens. */
      code: CouponCode,
      /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
      game: z.literal(gameIds),
    }),
    response: z.strictObject({
      /** Coupon code: 3 to 30 letters, digits or hyphens. */
      code: z.string(),
      /** Whether `value` is percent or US cents. */
      kind: z.enum(['percent', 'amount']),
      /** Percent, or US cents. */
      value: int(1),
    }),
    errors: [],
  }),
};
