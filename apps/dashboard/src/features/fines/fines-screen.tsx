import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useFines } from './use-fines.tsx';

/** SPEC §2, /admin/fines: what boosters do not get, and why. */
export const Component = () => <AreaScreen area={useFines()} />;
