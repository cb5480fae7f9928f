import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Earning, FineLine, Payout, ProgressPayLine, TipLine } from './money.ts';
import { Amount, CurrencyCode, Done, Empty, Id, int, Person } from './shapes.ts';

const PayoutDetail = z.strictObject({
  /** The payout. */
  payout: Payout,
  /** Its earnings. */
  earnings: z.array(Earning),
  /** Its progress payments. */
  progressPays: z.array(ProgressPayLine),
  /** Its tips. */
  tips: z.array(TipLine),
  /** Its fines. */
  fines: z.array(FineLine),
});

/** Calls of payouts; their list is the area `payouts`. */
export const payout = {
  /**
   * Returns a payout with its earnings, progress payments, tips and fines.
   * @throws ApiError with `not_found`
   * @example await client.payout.get({ id: 7 });
   */
  get: defineCall({
    name: 'payout.get',
    method: 'POST',
    path: '/payout/get',
    source: 'Boostdesk',
    right: 'payout.list',
    kind: 'read',
    request: z.strictObject({
      /** Payout ID. */
      id: Id,
    }),
    response: PayoutDetail,
    errors: ['not_found'],
  }),
  /**
   * Lists boosters with earnings not yet in a payout, and the fines to deduct.
   * @example await client.payout.getCandidates();
   */
  getCandidates: defineCall({
    name: 'payout.getCandidates',
    method: 'POST',
    path: '/payout/getCandidates',
    source: 'Boostdesk',
    right: 'payout.list',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** The booster. */
        booster: Person,
        /** Currency of the amounts. */
        currency: CurrencyCode,
        /** Earnings that no payout contains, in cents of `currency`. */
        earned: Amount,
        /** Fines to deduct, in cents of `currency`. */
        fines: Amount,
        /** Earnings minus fines; may be 0 or negative. */
        amount: Amount,
        /** Number of orders. */
        orders: z.int(),
        /** Number of progress payments that no payout contains. */
        progressPays: z.int(),
        /** Number of tips that no payout contains. */
        tips: z.int(),
      }),
    ),
    errors: [],
  }),
  /**
   * Groups a booster’s unpaid earnings in one currency into a payout, less pending fines. Each earning belongs to at most one payout.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.payout.propose({ booster: 20, currency: 'USD', amount: 12500 });
   */
  propose: defineCall({
    name: 'payout.propose',
    method: 'POST',
    path: '/payout/propose',
    source: 'Boostdesk',
    right: 'payout.propose',
    kind: 'write',
    requiresIdempotencyKey: true,
    /** `amount` as displayed; refused when changed. */
    request: z.strictObject({
      /** User ID of the booster. */
      booster: Id,
      /** Currency of the amounts. */
      currency: CurrencyCode,
      /** Amount as displayed, in cents of `currency`; a changed one conflicts. */
      amount: z.optional(int(1)),
    }),
    response: PayoutDetail,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Withdraws a proposed payout; its earnings and fines become available again.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.payout.withdraw({ id: 7 });
   */
  withdraw: defineCall({
    name: 'payout.withdraw',
    method: 'POST',
    path: '/payout/withdraw',
    source: 'Boostdesk',
    right: 'payout.withdraw',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Payout ID. */
      id: Id,
    }),
    response: Done,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Marks a proposed payout as paid and notifies the booster.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.payout.pay({ id: 7 });
   */
  pay: defineCall({
    name: 'payout.pay',
    method: 'POST',
    path: '/payout/pay',
    source: 'Boostdesk',
    right: 'payout.pay',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Payout ID. */
      id: Id,
    }),
    response: PayoutDetail,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
