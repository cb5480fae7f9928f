import * as z from 'zod/mini';
import { Id, Instant, int, Person, Reason } from '../shapes.ts';
import { withCreate } from './area-writes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** Reasons of a coin transaction. */
export const coinReasons = ['granted', 'deducted', 'gift', 'refund', 'spent', 'other'] as const;

/** Maximum coins per grant or deduction: 10,000 dollars. */
export const COIN_CHANGE_MAX = 1_000_000;

/** Coin transactions with the balance after each. */
export const boostcoins = /* @__PURE__ */ (() =>
  withCreate(
    defineArea({
      name: 'boostcoins',
      right: 'coins.list',
      row: {
        /** Whose coins they are. */
        user: Person,
        /** Negative when deducted or spent. */
        coins: z.int(),
        /** Coins after this entry. */
        balance: z.int(),
        /** Reason of the entry. */
        why: z.enum(coinReasons),
        /** Reason given by staff; null without one. */
        note: z.nullable(z.string()),
        /** Order that the coins belong to; null without one. */
        order: z.nullable(Id),
        /** Null for the system. */
        by: z.nullable(Person),
        /** When it happened. */
        at: Instant,
      },
      filters: {
        /** Any of these reasons. */
        why: anyOf(z.enum(coinReasons)),
        /** Between these times. */
        at: InstantRange,
      },
      sorts: ['id', 'coins', 'user'],
    }),
    {
      right: 'coins.change',
      fields: {
        /** User ID of the recipient. */
        user: Id,
        /** Whether coins are added or taken. */
        change: z.enum(['grant', 'deduct']),
        /** Number of coins, at least 1. */
        coins: int(1).check(z.maximum(COIN_CHANGE_MAX)),
        /** Reason, read by the people concerned: 3 to 300 characters. */
        reason: Reason,
      },
    },
  ))();
