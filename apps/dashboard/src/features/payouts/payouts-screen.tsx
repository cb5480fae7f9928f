import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { usePayouts } from './use-payouts.tsx';

/** SPEC §2, /admin/payouts: open earnings, proposed and paid payouts, and the ledger balance. */
export const Component = () => <AreaScreen area={usePayouts()} />;
