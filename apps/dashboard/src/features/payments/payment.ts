import type { addonpayments, custompayments, ResponseOf } from '@boostdesk/api-client/contract';

/** A payment request or add-on. */
export type Payment = ResponseOf<typeof custompayments.calls.get | typeof addonpayments.calls.get>['row'];
