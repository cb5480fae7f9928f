/** Why an action is refused. */
export type DenialReason =
  /** Not signed in. */
  | 'signIn'
  /** The role does not have the right. */
  | 'role'
  /** Not a party or not found. */
  | 'notYours'
  /** Not the customer of the order. */
  | 'notItsCustomer'
  /** Not the booster of the order. */
  | 'notItsBooster'
  /** The order has another status. */
  | 'wrongStatus'
  /** The order must be in Processing. */
  | 'hiddenWhilePaused'
  /** The booster's games or platforms do not include the order's. */
  | 'otherGames'
  /** A trial booster has a running order. */
  | 'trialBusy'
  /** Above the price limit of trial boosters. */
  | 'trialPrice'
  | 'targetNotReached'
  | 'cancelled'
  /** The order has a review already. */
  | 'rated'
  /** Not allowed for oneself. */
  | 'oneself'
  /** Only admins act on other staff. */
  | 'higherRole'
  /** A second person must release the payout. */
  | 'twoToSign';

/** A refusal's reason, or `null` to allow. */
export type RuleResult = DenialReason | null;
