/**
 * Accounts of the double-entry ledger. Amounts are minor units; a positive entry raises what an account holds. Money enters from
 * the provider (whose balance is therefore below zero by all that customers paid) and leaves to the bank.
 */
export const accountKinds = [
  /** What the payment provider took in from customers. */
  'provider',
  /** Paid by customers for orders that are not complete. Owner: the customer. */
  'escrow',
  /** Earned by boosters and not yet paid out. Owner: the booster. */
  'payable',
  /** Refunded as coins: the money that stands behind them. */
  'coin-backing',
  /** The marketplace's own part. */
  'revenue',
  /** Paid out to boosters. */
  'bank',
  /** BoostCoins of a user, currency COIN. Owner: the user. */
  'coins',
  /** Where BoostCoins come from. */
  'coin-issue',
] as const;

export type AccountKind = (typeof accountKinds)[number];

/** The accounts that the days of the books tell of: what customers paid, and what the house kept. */
export const sidesOfDays = { taken: 'provider', kept: 'revenue' } as const satisfies Record<string, AccountKind>;

export interface Account {
  readonly kind: AccountKind;
  /** USD, EUR, or COIN. */
  readonly currency: string;
  /** User id; null for accounts of the house. */
  readonly ownerId: number | null;
}

export interface Posting {
  readonly kind:
    | 'order-paid'
    | 'addon-paid'
    | 'custom-paid'
    | 'progress-paid'
    | 'order-completed'
    | 'order-cancelled'
    | 'payout-paid'
    | 'coins-granted'
    | 'coins-deducted';
  /** What may happen once only, such as `order-paid:10482`. */
  readonly businessKey: string;
  /** Why, where the kind alone does not say it. */
  readonly note?: string;
  readonly orderId: number | null;
  readonly actorId: number | null;
  /** Sum to zero in each currency; entries of nothing are left out. */
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
}
