import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useDuoqAccounts } from './use-duoqaccounts.tsx';

/** SPEC §2, /duoqaccounts: game accounts that boosters borrow. */
export const Component = () => <AreaScreen area={useDuoqAccounts()} />;
