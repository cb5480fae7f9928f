import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Cursor, Id, Instant, PageSize, Person } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** A booster's earning with an order. */
export const Earning = z.strictObject({
  /** Order number. */
  order: Id,
  /** Name of the service in English. */
  service: z.string(),
  /** The booster. */
  booster: Person,
  /** Paid by the customer. */
  price: Amount,
  /** Earned and not paid in advance, in cents of `currency`. */
  amount: Amount,
  /** Progress payments; not in `amount`. */
  paidBefore: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** Booster’s share, and why it is that. */
  share: ShareExplanation,
  /** When the earning was recorded. */
  bookedAt: Instant,
  /** Payout that contains it; null without one. */
  payout: z.nullable(Id),
  /** When the payout was paid; null until then. */
  paidAt: z.nullable(Instant),
  /** Whether its order is in dispute, so that no payout pays it. */
  frozen: z.boolean(),
});

/** Not deducted, in a proposed payout, in a paid one, waived. */
export const fineStates = ['open', 'proposed', 'taken', 'lifted'] as const;
/** A fine. */
export const FineLine = z.strictObject({
  /** Fine ID. */
  id: Id,
  /** Order that it concerns; null without one. */
  order: z.nullable(Id),
  /** Amount of the fine, in cents of `currency`. */
  amount: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** Reason given by staff. */
  reason: z.string(),
  /** Current state. */
  state: z.enum(fineStates),
  /** When the fine was issued. */
  createdAt: Instant,
});

/** States of a progress payment. */
export const progressPayStates = ['open', 'proposed', 'paid'] as const;
/** A progress payment. */
export const ProgressPayLine = z.strictObject({
  /** ID of the progress payment. */
  id: Id,
  /** Order number. */
  order: Id,
  /** Cents of `currency`. */
  amount: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** Progress at the time, in percent. */
  percent: z.number(),
  /** Current state. */
  state: z.enum(progressPayStates),
  /** When it was created. */
  createdAt: Instant,
});

/** A tip. */
export const TipLine = z.strictObject({
  /** ID of the tip. */
  id: Id,
  /** Order number. */
  order: Id,
  /** Cents of `currency`. */
  amount: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** As of a progress payment: not in a payout, in a proposed one, in a paid one. */
  state: z.enum(progressPayStates),
  /** When it was given. */
  createdAt: Instant,
});

/** States of a payout. */
export const payoutStatuses = ['proposed', 'paid'] as const;
/** Payout in one currency. */
export const Payout = z.strictObject({
  /** Payout ID. */
  id: Id,
  /** The booster. */
  booster: Person,
  /** Whether it has been paid. */
  status: z.enum(payoutStatuses),
  /** Earnings minus fines. */
  amount: Amount,
  /** Deducted. */
  fines: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
  /** Number of orders. */
  orders: z.int(),
  /** Who proposed it. */
  proposedBy: Person,
  /** When it was proposed. */
  proposedAt: Instant,
  /** Two-person limit when it was proposed; null was none. */
  twoToSignAbove: z.nullable(Amount),
  /** Who marked it as paid; null until then. */
  paidBy: z.nullable(Person),
  /** When it was paid; null until then. */
  paidAt: z.nullable(Instant),
});
const Page = z.strictObject({
  /** `next` of the previous page; omit for the first page. */
  cursor: z.optional(Cursor),
  /** Rows per page, 1 to 100. */
  limit: z.optional(PageSize),
});

/** Calls of a booster's earnings. */
export const earnings = {
  /**
   * Returns what the booster earned for an order and how it was calculated; null until it’s complete.
   * @throws ApiError with `not_found`
   * @example await client.earnings.getForOrder({ order: 10001 });
   */
  getForOrder: defineCall({
    name: 'earnings.getForOrder',
    method: 'POST',
    path: '/earnings/getForOrder',
    source: 'Boostdesk',
    right: 'earnings.viewOrder',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      order: Id,
    }),
    response: z.strictObject({
      /** The earning; null until the order is complete. */
      earning: z.nullable(Earning),
    }),
    errors: ['not_found'],
  }),
  /**
   * Returns the booster’s earnings, newest first, with totals per currency and per day for the last 30 days.
   * @example await client.earnings.getMine({ limit: 20 });
   */
  getMine: defineCall({
    name: 'earnings.getMine',
    method: 'POST',
    path: '/earnings/getMine',
    source: 'Boostdesk',
    right: 'earnings.viewOwn',
    kind: 'read',
    request: Page,
    response: z.strictObject({
      /** Rows of this page. */
      items: z.array(Earning),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(Cursor),
      /** Totals per currency. */
      totals: z.array(
        z.strictObject({
          /** Currency of the amounts. */
          currency: CurrencyCode,
          /** Not in a payout yet and not frozen, in cents of `currency`. */
          unpaid: Amount,
          /** Not in a payout because the order is in dispute, in cents of `currency`. */
          frozen: Amount,
          /** Deducted by the next payout. */
          fines: Amount,
          /** In proposed payouts, in cents of `currency`. */
          proposed: Amount,
          /** Paid so far, in cents of `currency`. */
          paid: Amount,
        }),
      ),
      /** Open and recent, on the first page only. */
      fines: z.array(FineLine),
      /** Unpaid and recent, on the first page only. */
      progressPays: z.array(ProgressPayLine),
      /** Unpaid and recent, on the first page only. */
      tips: z.array(TipLine),
      /** Earnings per day of the last 30 days; days without any are omitted. */
      days: z.array(
        z.strictObject({
          /** Calendar day, `YYYY-MM-DD`, UTC. */
          day: z.iso.date(),
          /** Currency of the amounts. */
          currency: CurrencyCode,
          /** Earned on that day, in cents of `currency`. */
          amount: Amount,
        }),
      ),
    }),
    errors: [],
  }),
};
