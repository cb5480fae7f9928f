import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useUsers } from './use-users.tsx';

/** SPEC §2, /admin/users: all accounts and staff's actions on them. */
export const Component = () => <AreaScreen area={useUsers()} />;
