import { addonpayments, custompayments, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

/** A payment request or add-on. */
export type Payment = ResponseOf<typeof custompayments.calls.get | typeof addonpayments.calls.get>['row'];

export const usePaymentsApi = () =>
  useApi({ custompayments: custompayments.calls, addonpayments: addonpayments.calls });
