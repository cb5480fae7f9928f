import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Cursor, Done, Empty, Id, Instant, int, PageSize, Person } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** A booster's earning with an order. */
export const Earning = z.strictObject({
  order: Id,
  service: z.string(),
  booster: Person,
  /** Paid by the customer. */
  price: Amount,
  amount: Amount,
  /** Progress payments; not in `amount`. */
  paidBefore: Amount,
  currency: CurrencyCode,
  share: ShareExplanation,
  bookedAt: Instant,
  payout: z.nullable(Id),
  paidAt: z.nullable(Instant),
});

/** Not deducted, in a proposed payout, in a paid one, waived. */
export const fineStates = ['open', 'proposed', 'taken', 'lifted'] as const;
/** A fine. */
export const FineLine = z.strictObject({
  id: Id,
  order: z.nullable(Id),
  amount: Amount,
  currency: CurrencyCode,
  reason: z.string(),
  state: z.enum(fineStates),
  createdAt: Instant,
});

/** States of a progress payment. */
export const progressPayStates = ['open', 'proposed', 'paid'] as const;
/** A progress payment. */
export const ProgressPayLine = z.strictObject({
  id: Id,
  order: Id,
  amount: Amount,
  currency: CurrencyCode,
  percent: z.number(),
  state: z.enum(progressPayStates),
  createdAt: Instant,
});

/** States of a payout. */
export const payoutStatuses = ['proposed', 'paid'] as const;
/** Payout in one currency. */
export const Payout = z.strictObject({
  id: Id,
  booster: Person,
  status: z.enum(payoutStatuses),
  /** Earnings minus fines. */
  amount: Amount,
  /** Deducted. */
  fines: Amount,
  currency: CurrencyCode,
  orders: z.int(),
  proposedBy: Person,
  proposedAt: Instant,
  paidBy: z.nullable(Person),
  paidAt: z.nullable(Instant),
});
const PayoutDetail = z.strictObject({
  payout: Payout,
  earnings: z.array(Earning),
  progressPays: z.array(ProgressPayLine),
  fines: z.array(FineLine),
});
const Page = z.strictObject({ cursor: z.optional(Cursor), limit: z.optional(PageSize) });

/** Calls of a booster's earnings. */
export const earnings = {
  getForOrder: defineCall({
    name: 'earnings.getForOrder',
    method: 'POST',
    path: '/earnings/getForOrder',
    summary: 'Returns what the booster earned for an order and how it was calculated; null until it’s complete.',
    source: 'Boostdesk',
    right: 'earnings.viewOrder',
    kind: 'read',
    request: z.strictObject({ order: Id }),
    response: z.strictObject({ earning: z.nullable(Earning) }),
    errors: ['not_found'],
  }),
  getMine: defineCall({
    name: 'earnings.getMine',
    method: 'POST',
    path: '/earnings/getMine',
    summary: 'Returns the booster’s earnings, newest first, with totals per currency and per day for the last 30 days.',
    source: 'Boostdesk',
    right: 'earnings.viewOwn',
    kind: 'read',
    request: Page,
    response: z.strictObject({
      items: z.array(Earning),
      next: z.nullable(Cursor),
      totals: z.array(
        z.strictObject({
          currency: CurrencyCode,
          unpaid: Amount,
          /** Deducted by the next payout. */
          fines: Amount,
          proposed: Amount,
          paid: Amount,
        }),
      ),
      /** Open and recent, on the first page only. */
      fines: z.array(FineLine),
      /** Unpaid and recent, on the first page only. */
      progressPays: z.array(ProgressPayLine),
      days: z.array(z.strictObject({ day: z.iso.date(), currency: CurrencyCode, amount: Amount })),
    }),
    errors: [],
  }),
};

/** Calls of payouts; their list is the area `payouts`. */
export const payout = {
  get: defineCall({
    name: 'payout.get',
    method: 'POST',
    path: '/payout/get',
    summary: 'Returns a payout with its earnings, progress payments and fines.',
    source: 'Boostdesk',
    right: 'payout.list',
    kind: 'read',
    request: z.strictObject({ id: Id }),
    response: PayoutDetail,
    errors: ['not_found'],
  }),
  getCandidates: defineCall({
    name: 'payout.getCandidates',
    method: 'POST',
    path: '/payout/getCandidates',
    summary: 'Lists boosters with earnings not yet in a payout, and the fines to deduct.',
    source: 'Boostdesk',
    right: 'payout.list',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        booster: Person,
        currency: CurrencyCode,
        earned: Amount,
        fines: Amount,
        /** Earnings minus fines; may be 0 or negative. */
        amount: Amount,
        orders: z.int(),
        progressPays: z.int(),
      }),
    ),
    errors: [],
  }),
  propose: defineCall({
    name: 'payout.propose',
    method: 'POST',
    path: '/payout/propose',
    summary:
      'Groups a booster’s unpaid earnings in one currency into a payout, less pending fines. Each earning belongs to at most one payout.',
    source: 'Boostdesk',
    right: 'payout.propose',
    kind: 'write',
    requiresIdempotencyKey: true,
    /** `amount` as displayed; refused when changed. */
    request: z.strictObject({ booster: Id, currency: CurrencyCode, amount: z.optional(int(1)) }),
    response: PayoutDetail,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  withdraw: defineCall({
    name: 'payout.withdraw',
    method: 'POST',
    path: '/payout/withdraw',
    summary: 'Withdraws a proposed payout; its earnings and fines become available again.',
    source: 'Boostdesk',
    right: 'payout.withdraw',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id }),
    response: Done,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  pay: defineCall({
    name: 'payout.pay',
    method: 'POST',
    path: '/payout/pay',
    summary: 'Marks a proposed payout as paid and notifies the booster.',
    source: 'Boostdesk',
    right: 'payout.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id }),
    response: PayoutDetail,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};

/** Calls of the ledger, for admins. */
export const ledger = {
  getTotals: defineCall({
    name: 'ledger.getTotals',
    method: 'POST',
    path: '/ledger/getTotals',
    summary: 'Returns the balance of each account type per currency. Every currency always sums to zero.',
    source: 'Boostdesk',
    right: 'ledger.view',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      accounts: z.array(z.strictObject({ kind: z.string(), currency: z.string(), balance: Amount })),
      sums: z.array(z.strictObject({ currency: z.string(), sum: Amount, transactions: z.int() })),
    }),
    errors: [],
  }),
  getDays: defineCall({
    name: 'ledger.getDays',
    method: 'POST',
    path: '/ledger/getDays',
    summary:
      'Returns customer payments and platform revenue per currency and day for the last 30 days; days without either are omitted.',
    source: 'Boostdesk',
    right: 'ledger.view',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** 'YYYY-MM-DD', UTC. */
        day: z.string(),
        currency: CurrencyCode,
        taken: Amount,
        kept: Amount,
      }),
    ),
    errors: [],
  }),
};
