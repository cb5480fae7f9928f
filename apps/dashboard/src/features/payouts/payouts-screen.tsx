import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { usePayouts } from './use-payouts.tsx';

/** SPEC §2, /admin/payouts: who is owed what, what was proposed and paid, and that the books are balanced. */
export const Component = () => <AreaScreen area={usePayouts()} />;
