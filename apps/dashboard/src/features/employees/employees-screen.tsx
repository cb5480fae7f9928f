import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useEmployees } from './use-employees.tsx';

/** SPEC §2, /admin/employees: the boosters, what each may play, and what of a price is theirs. */
export const Component = () => <AreaScreen area={useEmployees()} />;
