/** Why something is not allowed; the sentence says what would have been needed. */
export type RefusalReason =
  /** Sign in first. */
  | 'signIn'
  /** Another role. */
  | 'role'
  /** Be its customer or its booster, or staff. Also said of what was not found. */
  | 'notYours'
  /** Be the customer of the order. */
  | 'notItsCustomer'
  /** Be the booster of the order, or staff where the rule says so. */
  | 'notItsBooster'
  /** The order must be in another status. */
  | 'wrongStatus'
  /** The order must be in Processing for its booster to see account details. */
  | 'hiddenWhilePaused'
  /** The order's game and platform must be among the booster's. */
  | 'otherGames'
  /** Finish the running order first: a booster on trial has one at a time. */
  | 'trialBusy'
  /** A price within what boosters on trial may take. */
  | 'trialPrice'
  /** Progress logged up to the order's target. */
  | 'targetNotReached'
  /** An order that is not cancelled. */
  | 'cancelled'
  /** An order without a review. */
  | 'rated'
  /** Somebody else: nobody does this for or to themselves. */
  | 'oneself'
  /** Be an admin: the other is a member of staff. */
  | 'higherRole'
  /** A second person: this one proposed it. */
  | 'twoToSign';

/** A rule's answer: `null` where it allows. */
export type Verdict = RefusalReason | null;
