import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Amount, CurrencyCode, Empty } from './shapes.ts';

/** Calls of the ledger, for admins. */
export const ledger = {
  /**
   * Returns the balance of each account type per currency. Every currency always sums to zero.
   * @example await client.ledger.getTotals();
   */
  getTotals: defineCall({
    name: 'ledger.getTotals',
    method: 'POST',
    path: '/ledger/getTotals',
    source: 'Boostdesk',
    right: 'ledger.view',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Balance per account type and currency. */
      accounts: z.array(
        z.strictObject({
          /** Type of account, such as `escrow` or `revenue`. */
          kind: z.string(),
          /** Currency code; COIN for BoostCoins. */
          currency: z.string(),
          /** Balance in cents of `currency`. */
          balance: Amount,
        }),
      ),
      /** Sum of all balances per currency; always 0. */
      sums: z.array(
        z.strictObject({
          /** Currency code; COIN for BoostCoins. */
          currency: z.string(),
          /** Sum in cents of `currency`; always 0. */
          sum: Amount,
          /** Number of transactions. */
          transactions: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  /**
   * Returns customer payments and platform revenue per currency and day for the last 30 days; days without either are omitted.
   * @example await client.ledger.getDays();
   */
  getDays: defineCall({
    name: 'ledger.getDays',
    method: 'POST',
    path: '/ledger/getDays',
    source: 'Boostdesk',
    right: 'ledger.view',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** 'YYYY-MM-DD', UTC. */
        day: z.string(),
        /** Currency of the amounts. */
        currency: CurrencyCode,
        /** Paid by customers on the day, in cents of `currency`. */
        taken: Amount,
        /** Platform revenue of the day, in cents of `currency`. */
        kept: Amount,
      }),
    ),
    errors: [],
  }),
};
