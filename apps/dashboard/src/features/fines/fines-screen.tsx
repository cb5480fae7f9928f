import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useFines } from './use-fines.tsx';

/** SPEC §2, /admin/fines: fines of boosters and their reasons. */
export const Component = () => <AreaScreen area={useFines()} />;
