import * as z from 'zod/mini';
import { Payout, payoutStatuses } from '../money.ts';
import { CurrencyCode } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** Payouts. The calls of `payout` return details and change them. */
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
    // Each key has an index for keyset pagination. Ascending by `paid`, unpaid payouts come last.
    sorts: ['id', 'amount', 'paid'],
  }))();
