import * as z from 'zod/mini';
import { Amount, CurrencyCode, Id, Instant, Person } from '../shapes.ts';
import { anyOf, DayRange, defineArea } from './define-area.ts';

/** The sums of `ledger.getDays`: customer payments and platform revenue. */
export const movementSides = ['taken', 'kept'] as const;
/** Reasons of a movement. */
export const movementReasons = [
  'order-paid',
  'addon-paid',
  'custom-paid',
  'order-completed',
  'order-cancelled',
  'payout-paid',
] as const;

/** Single customer payments and platform revenue, summed by `ledger.getDays`. Read-only. */
export const movements = /* @__PURE__ */ (() =>
  defineArea({
    name: 'movements',
    description: 'customer payments and platform revenue, as recorded in the ledger',
    right: 'ledger.view',
    row: {
      at: Instant,
      side: z.enum(movementSides),
      why: z.enum(movementReasons),
      order: z.nullable(Id),
      /** Negative for a refund. */
      amount: Amount,
      currency: CurrencyCode,
      by: z.nullable(Person),
    },
    filters: {
      side: anyOf(z.enum(movementSides)),
      currency: anyOf(CurrencyCode),
      /** UTC, as in `ledger.getDays`. */
      day: DayRange,
    },
    // The only key with an index for keyset pagination.
    sorts: ['id'],
  }))();
