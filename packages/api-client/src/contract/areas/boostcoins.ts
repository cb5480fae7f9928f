import * as z from 'zod/mini';
import { Id, Instant, int, Person, Reason } from '../shapes.ts';
import { anyOf, defineArea, InstantRange, withCreate } from './define-area.ts';

/** Why coins came or went. */
export const coinReasons = ['granted', 'deducted', 'gift', 'refund', 'other'] as const;

/** The most coins that staff give or take at once: 10 000 dollars. */
export const COIN_CHANGE_MAX = 1_000_000;

/** The coins of users as they came and went, each with what was there afterwards. */
export const boostcoins = /* @__PURE__ */ (() =>
  withCreate(
    defineArea({
      name: 'boostcoins',
      description: 'coin transactions',
      right: 'coins.list',
      row: {
        user: Person,
        /** Below 0: they went. */
        coins: z.int(),
        /** What the user had afterwards. */
        balance: z.int(),
        why: z.enum(coinReasons),
        note: z.nullable(z.string()),
        order: z.nullable(Id),
        /** Who did it; null: nobody in particular. */
        by: z.nullable(Person),
        at: Instant,
      },
      filters: { why: anyOf(z.enum(coinReasons)), at: InstantRange },
      sorts: ['id', 'coins', 'user'],
    }),
    {
      right: 'coins.change',
      fields: {
        user: Id,
        change: z.enum(['grant', 'deduct']),
        coins: int(1).check(z.maximum(COIN_CHANGE_MAX)),
        reason: Reason,
      },
    },
  ))();
