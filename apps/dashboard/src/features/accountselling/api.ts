import { accountselling, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Offer = ResponseOf<typeof accountselling.calls.get>['row'];

const parts = { accountselling: accountselling.calls };

export const useOfferApi = () => useApi(parts).accountselling;
