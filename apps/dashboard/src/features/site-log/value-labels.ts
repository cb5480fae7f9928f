import { t } from '@lingui/core/macro';

type Labels = ReadonlyMap<string, () => string>;

/** Labels of stored states and kinds. */
export const states: Labels = new Map(
  Object.entries({
    open: () => t`Pending`,
    proposed: () => t`Proposed`,
    paid: () => t`Paid`,
    cancelled: () => t`Cancelled`,
    claimed: () => t`Claimed`,
    takenBack: () => t`Revoked`,
    waiting: () => t`Pending`,
    accepted: () => t`Accepted`,
    refused: () => t`Rejected`,
    published: () => t`Published`,
    hidden: () => t`Hidden`,
    forSale: () => t`For sale`,
    sold: () => t`Sold`,
    withdrawn: () => t`Withdrawn`,
  }),
);

export const settlements: Labels = new Map(
  Object.entries({
    byProgress: () => t`Split by progress`,
    allToBooster: () => t`Full payment, as if completed`,
    allToCustomer: () => t`Full refund to the customer`,
  }),
);

export const refunds: Labels = new Map(
  Object.entries({
    provider: () => t`Payment provider`,
    coins: () => t`BoostCoins`,
  }),
);

export const audiences: Labels = new Map(
  Object.entries({
    own: () => t`Only me`,
    staff: () => t`Staff`,
    boosters: () => t`Staff and boosters`,
  }),
);

export const expenseKinds: Labels = new Map(
  Object.entries({
    advertising: () => t`Advertising`,
    software: () => t`Software`,
    salaries: () => t`Salaries`,
    accounts: () => t`Game accounts`,
    fees: () => t`Fees`,
    other: () => t`Other`,
  }),
);
