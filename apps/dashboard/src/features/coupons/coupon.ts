import type { AnswerOf, coupons } from '@boostdesk/api-client/contract';

/** A row of the list of coupons. */
export type Coupon = AnswerOf<typeof coupons.calls.get>['row'];
