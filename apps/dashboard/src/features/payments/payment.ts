import type { addonpayments, custompayments, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of payment requests, or of that of extras on orders. */
export type Payment = ResponseOf<typeof custompayments.calls.get | typeof addonpayments.calls.get>['row'];
