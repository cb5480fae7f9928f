import type { coupons, ResponseOf } from '@boostdesk/api-client/contract';

export type Coupon = ResponseOf<typeof coupons.calls.get>['row'];
