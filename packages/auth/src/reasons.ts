/** Why something is not allowed, and what would have been needed, in one sentence each. */
export const refusalSentences = {
  signIn: 'Sign in first.',
  role: 'Your role may not do this.',
  notYours: 'Only the people of this order, or staff, may do this.',
  notItsCustomer: 'Only the customer of this order may do this.',
  notItsBooster: 'Only the booster of this order may do this.',
  wrongStatus: 'The order is in a status that does not allow it.',
  hiddenWhilePaused: 'Account details are hidden while the order is not being processed.',
  otherGames: 'The order is not for your games or platforms.',
  trialBusy: 'A booster on trial carries out one order at a time.',
  trialPrice: 'The order is above the price that boosters on trial may take.',
  rated: 'The order has its review already.',
  oneself: 'Nobody may do this for themselves.',
  higherRole: 'Only an admin may do this to a member of staff.',
  twoToSign: 'A second person must approve what you proposed.',
} as const;

export type RefusalReason = keyof typeof refusalSentences;

/** A rule's answer: `null` where it allows. */
export type Verdict = RefusalReason | null;
