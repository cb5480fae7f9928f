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
  'tip-paid',
  'order-completed',
  'order-cancelled',
  'dispute-refunded',
  'price-lowered',
  'payout-paid',
] as const;

/** Single customer payments and platform revenue, summed by `ledger.getDays`. Read-only. */
export const movements = /* @__PURE__ */ (() =>
  defineArea({
    name: 'movements',
    right: 'ledger.view',
    row: {
      /** When it happened. */
      at: Instant,
      /** `taken`: paid by a customer. `kept`: revenue of the platform. */
      side: z.enum(movementSides),
      /** Reason of the entry. */
      why: z.enum(movementReasons),
      /** Order that caused it; null without one. */
      order: z.nullable(Id),
      /** Negative for a refund. */
      amount: Amount,
      /** Currency of the amounts. */
      currency: CurrencyCode,
      /** Who caused it; null for the system. */
      by: z.nullable(Person),
    },
    filters: {
      /** Any of these sides. */
      side: anyOf(z.enum(movementSides)),
      /** Any of these currencies. */
      currency: anyOf(CurrencyCode),
      /** UTC, as in `ledger.getDays`. */
      day: DayRange,
    },
    // The only key with an index for keyset pagination.
    sorts: ['id'],
  }))();
