/** Amount of a payout: earnings minus fines, in cents. */
export const payoutAmount = ({ earned, fines }: { readonly earned: number; readonly fines: number }): number =>
  earned - fines;

/** Whether fines leave something to pay. */
export const isPayable = ({ amount }: { readonly amount: number }): boolean => amount > 0;
