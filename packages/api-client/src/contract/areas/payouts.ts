import * as z from 'zod/mini';
import { Payout, payoutStatuses } from '../money.ts';
import { CurrencyCode } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** What boosters are and were paid. What a payout is made of, and each step of it, are calls of its own (`payout`). */
export const payouts = /* @__PURE__ */ (() =>
  defineArea({
    name: 'payouts',
    description: 'payouts',
    right: 'payout.list',
    row: Payout.shape,
    filters: {
      status: anyOf(z.enum(payoutStatuses)),
      currency: anyOf(CurrencyCode),
      proposed: InstantRange,
      paid: InstantRange,
    },
    // Each has an index that is followed to any depth. By `paid`, oldest first, what is not paid yet stands behind.
    sorts: ['id', 'amount', 'paid'],
  }))();
