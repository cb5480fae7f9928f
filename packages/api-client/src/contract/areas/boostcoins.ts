import * as z from 'zod/mini';
import { Id, Instant, int, Person, Reason } from '../shapes.ts';
import { anyOf, defineArea, InstantRange, withCreate } from './define-area.ts';

/** Reasons of a coin transaction. */
export const coinReasons = ['granted', 'deducted', 'gift', 'refund', 'spent', 'other'] as const;

/** Maximum coins per grant or deduction: 10,000 dollars. */
export const COIN_CHANGE_MAX = 1_000_000;

/** Coin transactions with the balance after each. */
export const boostcoins = /* @__PURE__ */ (() =>
  withCreate(
    defineArea({
      name: 'boostcoins',
      description: 'coin transactions',
      right: 'coins.list',
      row: {
        user: Person,
        /** Negative when deducted or spent. */
        coins: z.int(),
        balance: z.int(),
        why: z.enum(coinReasons),
        note: z.nullable(z.string()),
        order: z.nullable(Id),
        /** Null for the system. */
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
