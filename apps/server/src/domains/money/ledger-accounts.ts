/**
 * Accounts of the double-entry ledger, in minor units; positive entries increase an account. Money enters from the
 * provider, whose balance is minus all payments of customers, and leaves to the bank.
 */
export const accountKinds = [
  /** Payments of customers to the payment provider. */
  'provider',
  /** Payments for orders that are not complete. Owner: the customer. */
  'escrow',
  /** Unpaid earnings. Owner: the booster. */
  'payable',
  /** Refunds in coins less spent coins; below zero when coins are spent that were given away. */
  'coin-backing',
  'revenue',
  'bank',
  /** BoostCoins, currency COIN. Owner: the user. */
  'coins',
  'coin-issue',
] as const;

export type AccountKind = (typeof accountKinds)[number];

/** Payments of customers, and income. */
export const dayTotalAccounts = { taken: 'provider', kept: 'revenue' } as const satisfies Record<string, AccountKind>;

export interface Account {
  readonly kind: AccountKind;
  /** USD, EUR, or COIN. */
  readonly currency: string;
  /** Null for accounts of the marketplace. */
  readonly ownerId: number | null;
}

export interface Posting {
  readonly kind:
    | 'order-paid'
    | 'addon-paid'
    | 'custom-paid'
    | 'progress-paid'
    | 'tip-paid'
    | 'order-completed'
    | 'order-cancelled'
    | 'dispute-refunded'
    | 'price-lowered'
    | 'payout-paid'
    | 'coins-granted'
    | 'coins-deducted';
  /** Unique, such as `order-paid:10482`. */
  readonly businessKey: string;
  /** Reason, when the kind does not imply it. */
  readonly note?: string;
  readonly orderId: number | null;
  readonly actorId: number | null;
  /** Sum to zero in each currency; entries of 0 are skipped. */
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
}
