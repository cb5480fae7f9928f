import { coupons, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';

export type Coupon = ResponseOf<typeof coupons.calls.get>['row'];

const parts = { coupons: coupons.calls };

export const useCouponsApi = () => useApi(parts).coupons;
