import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useApplications } from './use-applications.tsx';

/** SPEC §2, /admin/applications: customers who apply to be boosters. */
export const Component = () => <AreaScreen area={useApplications()} />;
