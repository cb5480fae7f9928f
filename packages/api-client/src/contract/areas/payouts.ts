import * as z from 'zod/mini';
import { Payout, payoutStatuses } from '../money.ts';
import { CurrencyCode } from '../shapes.ts';
import { anyOf, defineArea, InstantRange } from './define-area.ts';

/** Payouts. The calls of `payout` return details and change them. */
export const payouts = /* @__PURE__ */ (() =>
  defineArea({
    name: 'payouts',
    right: 'payout.list',
    row: Payout.shape,
    filters: {
      /** Any of these statuses. */
      status: anyOf(z.enum(payoutStatuses)),
      /** Any of these currencies. */
      currency: anyOf(CurrencyCode),
      /** Proposed between these times. */
      proposed: InstantRange,
      /** Paid between these times. */
      paid: InstantRange,
    },
    // Each key has an index for keyset pagination. Ascending by `paid`, unpaid payouts come last.
    sorts: ['id', 'amount', 'paid'],
  }))();
