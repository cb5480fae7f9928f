import type { HandlersOf } from '../../http/handler-types.ts';
import type { CouponsService } from './coupons.service.ts';

export const couponsRoutes = (coupons: CouponsService): HandlersOf<'coupon'> => ({
  'coupon.look': (_, asked) => coupons.look(asked),
});
