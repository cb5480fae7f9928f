import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useSiteLogs } from './use-site-logs.tsx';

/** SPEC §2, /admin/sitelogs: who changed what and when. */
export const Component = () => <AreaScreen area={useSiteLogs()} />;
