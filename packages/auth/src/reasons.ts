/** Why an action is refused. */
export type DenialReason =
  | 'signIn'
  | 'role'
  /** Not a party, or not found. */
  | 'notYours'
  | 'notItsCustomer'
  | 'notItsBooster'
  | 'wrongStatus'
  /** Only visible in Processing. */
  | 'hiddenWhilePaused'
  /** Not the booster's games or platforms. */
  | 'otherGames'
  /** Another booster has to redo the order. */
  | 'barred'
  /** A trial booster has a running order. */
  | 'trialBusy'
  /** Above the price limit of trial boosters. */
  | 'trialPrice'
  /** The order is offered to favourites of its customer first. */
  | 'offeredFirst'
  /** A booster on vacation. */
  | 'onVacation'
  | 'targetNotReached'
  | 'cancelled'
  | 'rated'
  /** Not allowed for oneself. */
  | 'oneself'
  /** Only admins act on other staff. */
  | 'higherRole'
  /** A second person must release the payout. */
  | 'twoToSign';

/** Reason of a refusal; `null` allows. */
export type RuleResult = DenialReason | null;
