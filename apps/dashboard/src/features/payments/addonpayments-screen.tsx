import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useAddonPayments } from './use-payments.tsx';

/** SPEC §2, /admin/addonpayments: add-ons of orders, which raise price and share once paid. */
export const Component = () => <AreaScreen area={useAddonPayments()} />;
