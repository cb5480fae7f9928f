import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useBoostcoins } from './use-boostcoins.tsx';

/** SPEC §2, /admin/boostcoins: coin transactions, and a form to give or take coins. */
export const Component = () => <AreaScreen area={useBoostcoins()} />;
