import { t } from '@lingui/core/macro';

type Words = ReadonlyMap<string, () => string>;

/** States and kinds as the log keeps them, of all that has one. */
export const states: Words = new Map(
  Object.entries({
    open: () => t`Open`,
    proposed: () => t`Proposed`,
    paid: () => t`Paid`,
    cancelled: () => t`Taken back`,
    claimed: () => t`Claimed`,
    takenBack: () => t`Taken back`,
    waiting: () => t`Waiting`,
    accepted: () => t`Accepted`,
    refused: () => t`Refused`,
    published: () => t`Published`,
    hidden: () => t`Hidden`,
    forSale: () => t`For sale`,
    sold: () => t`Sold`,
    withdrawn: () => t`Off sale`,
  }),
);

export const settlements: Words = new Map(
  Object.entries({
    byProgress: () => t`By progress`,
    allToBooster: () => t`As if it were done`,
    allToCustomer: () => t`All back to the customer`,
  }),
);

export const refunds: Words = new Map(
  Object.entries({
    provider: () => t`The payment provider`,
    coins: () => t`BoostCoins`,
  }),
);

export const expenseKinds: Words = new Map(
  Object.entries({
    advertising: () => t`Advertising`,
    software: () => t`Software`,
    salaries: () => t`Salaries`,
    accounts: () => t`Game accounts`,
    fees: () => t`Fees`,
    other: () => t`Other`,
  }),
);
