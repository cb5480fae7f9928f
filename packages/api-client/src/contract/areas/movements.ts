import * as z from 'zod/mini';
import { Amount, CurrencyCode, Id, Instant, Person } from '../shapes.ts';
import { anyOf, DayRange, defineArea } from './define-area.ts';

/** The two sums of `ledger.getDays`: what customers paid, and what the house kept. */
export const movementSides = ['taken', 'kept'] as const;
/** What moved money from customers or to the house. */
export const movementReasons = [
  'order-paid',
  'addon-paid',
  'custom-paid',
  'order-completed',
  'order-cancelled',
  'payout-paid',
] as const;

/** What customers paid and what the house kept, movement by movement: `ledger.getDays` sums these. Read and never changed. */
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
      /** Below zero, where it went back to a customer. */
      amount: Amount,
      currency: CurrencyCode,
      by: z.nullable(Person),
    },
    filters: {
      side: anyOf(z.enum(movementSides)),
      currency: anyOf(CurrencyCode),
      /** Of the books: UTC, as `ledger.getDays` has them. */
      day: DayRange,
    },
    // Its index is followed to any depth.
    sorts: ['id'],
  }))();
