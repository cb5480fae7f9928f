import type { AnswerOf, accountselling } from '@boostdesk/api-client/contract';

/** A row of the list of accounts that boosters sell. */
export type Offer = AnswerOf<typeof accountselling.calls.get>['row'];

/** What the parts of its panel are given. */
export interface OfferPanelProps {
  readonly offer: Offer;
  readonly onChanged: () => void;
}
