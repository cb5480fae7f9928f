import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useEmployees } from './use-employees.tsx';

/** SPEC §2, /admin/employees: boosters, their permitted games and their shares. */
export const Component = () => <AreaScreen area={useEmployees()} />;
