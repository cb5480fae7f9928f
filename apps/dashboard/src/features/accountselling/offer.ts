import type { accountselling, ResponseOf } from '@boostdesk/api-client/contract';

export type Offer = ResponseOf<typeof accountselling.calls.get>['row'];

export interface OfferPanelProps {
  readonly offer: Offer;
  readonly onChanged: () => void;
}
