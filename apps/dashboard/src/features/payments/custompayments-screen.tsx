import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useCustomPayments } from './use-payments.tsx';

/** SPEC §2, /admin/custompayments: what customers are asked to pay beside any order. */
export const Component = () => <AreaScreen area={useCustomPayments()} />;
