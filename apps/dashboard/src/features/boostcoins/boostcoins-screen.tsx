import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useBoostcoins } from './use-boostcoins.tsx';

/** SPEC §2, /admin/boostcoins: coins as they came and went, and the way to give and take some. */
export const Component = () => <AreaScreen area={useBoostcoins()} />;
