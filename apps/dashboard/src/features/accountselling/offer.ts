import type { accountselling, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of accounts that boosters sell. */
export type Offer = ResponseOf<typeof accountselling.calls.get>['row'];

/** What the parts of its panel are given. */
export interface OfferPanelProps {
  readonly offer: Offer;
  readonly onChanged: () => void;
}
