import { accountselling, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Offer = ResponseOf<typeof accountselling.calls.get>['row'];

export const useOfferApi = () => useApi({ accountselling: accountselling.calls }).accountselling;
