import type { coupons, ResponseOf } from '@boostdesk/api-client/contract';

/** A row of the list of coupons. */
export type Coupon = ResponseOf<typeof coupons.calls.get>['row'];
