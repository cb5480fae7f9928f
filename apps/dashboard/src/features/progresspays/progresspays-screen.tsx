import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useProgressPays } from './use-progresspays.tsx';

/** SPEC §2, /admin/progresspays: part payments to boosters for active orders. */
export const Component = () => <AreaScreen area={useProgressPays()} />;
