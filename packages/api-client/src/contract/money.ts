import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Cursor, Done, Empty, Id, Instant, int, PageSize, Person } from './shapes.ts';
import { ShareExplanation } from './share.ts';

/** What a booster earned with one complete order, and why that much. */
export const Earning = z.strictObject({
  order: Id,
  service: z.string(),
  booster: Person,
  /** What the customer paid and what of it is the booster's. */
  price: Amount,
  amount: Amount,
  /** Of their share, what boosters got in advance: no part of `amount`. */
  paidBefore: Amount,
  currency: CurrencyCode,
  share: ShareExplanation,
  bookedAt: Instant,
  payout: z.nullable(Id),
  paidAt: z.nullable(Instant),
});

/** Where a fine is on its way: not yet taken off, in a payout that is proposed, taken off by one that is paid, lifted. */
export const fineStates = ['open', 'proposed', 'taken', 'lifted'] as const;
/** What a booster does not get, and why. */
export const FineLine = z.strictObject({
  id: Id,
  order: z.nullable(Id),
  amount: Amount,
  currency: CurrencyCode,
  reason: z.string(),
  state: z.enum(fineStates),
  createdAt: Instant,
});

/** Where a progress pay is on its way to the booster. */
export const progressPayStates = ['open', 'proposed', 'paid'] as const;
/** What a booster got in advance for an order that was not complete. */
export const ProgressPayLine = z.strictObject({
  id: Id,
  order: Id,
  amount: Amount,
  currency: CurrencyCode,
  /** How far the order was then. */
  percent: z.number(),
  state: z.enum(progressPayStates),
  createdAt: Instant,
});

/** Proposed by one, paid by another. */
export const payoutStatuses = ['proposed', 'paid'] as const;
/** Earnings of one booster in one currency, gathered and paid together. */
export const Payout = z.strictObject({
  id: Id,
  booster: Person,
  status: z.enum(payoutStatuses),
  /** What is paid: what was earned without the fines. */
  amount: Amount,
  /** What it takes off. */
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

/** What boosters earned. */
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
    answer: z.strictObject({ earning: z.nullable(Earning) }),
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
    answer: z.strictObject({
      items: z.array(Earning),
      next: z.nullable(Cursor),
      totals: z.array(
        z.strictObject({
          currency: CurrencyCode,
          unpaid: Amount,
          /** Fines that the next payout takes off. */
          fines: Amount,
          proposed: Amount,
          paid: Amount,
        }),
      ),
      /** With the first page: those that are open, and the newest of the others. */
      fines: z.array(FineLine),
      /** With the first page: those that are not paid out, and the newest of the others. */
      progressPays: z.array(ProgressPayLine),
      days: z.array(z.strictObject({ day: z.iso.date(), currency: CurrencyCode, amount: Amount })),
    }),
    errors: [],
  }),
};

/** Paying boosters, step by step; the list of payouts is an area (`payouts`). */
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
    answer: PayoutDetail,
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
    answer: z.array(
      z.strictObject({
        booster: Person,
        currency: CurrencyCode,
        earned: Amount,
        fines: Amount,
        /** Earned without the fines: not above 0, where there is nothing to pay yet. */
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
    keyed: true,
    /** `amount` is what was shown: where more or less is unpaid by now, nothing is proposed. */
    request: z.strictObject({ booster: Id, currency: CurrencyCode, amount: z.optional(int(1)) }),
    answer: PayoutDetail,
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
    keyed: true,
    request: z.strictObject({ id: Id }),
    answer: Done,
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
    keyed: true,
    request: z.strictObject({ id: Id }),
    answer: PayoutDetail,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};

/** The double-entry books as a whole; for admins. */
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
    answer: z.strictObject({
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
    answer: z.array(
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
