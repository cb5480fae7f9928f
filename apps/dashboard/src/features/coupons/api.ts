import { coupons, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Coupon = ResponseOf<typeof coupons.calls.get>['row'];

export const useCouponsApi = () => useApi({ coupons: coupons.calls }).coupons;
