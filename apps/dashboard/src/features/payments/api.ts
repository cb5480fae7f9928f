import { addonpayments, custompayments, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

/** A payment request or add-on. */
export type Payment = ResponseOf<typeof custompayments.calls.get | typeof addonpayments.calls.get>['row'];

const parts = { custompayments: custompayments.calls, addonpayments: addonpayments.calls };

export const usePaymentsApi = () => useApi(parts);
