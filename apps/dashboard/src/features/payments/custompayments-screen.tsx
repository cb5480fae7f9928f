import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useCustomPayments } from './use-payments.tsx';

/** SPEC §2, /admin/custompayments: payment requests without an order. */
export const Component = () => <AreaScreen area={useCustomPayments()} />;
