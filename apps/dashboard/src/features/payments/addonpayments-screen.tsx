import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useAddonPayments } from './use-payments.tsx';

/** SPEC §2, /admin/addonpayments: extras on orders, which raise price and share once they are paid. */
export const Component = () => <AreaScreen area={useAddonPayments()} />;
