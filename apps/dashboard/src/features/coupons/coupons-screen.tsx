import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useCoupons } from './use-coupons.tsx';

/** SPEC §2, /admin/coupons: discount codes. */
export const Component = () => <AreaScreen area={useCoupons()} />;
