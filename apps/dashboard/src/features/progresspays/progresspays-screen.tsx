import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useProgressPays } from './use-progresspays.tsx';

/** SPEC §2, /admin/progresspays: what boosters get in advance for orders under way. */
export const Component = () => <AreaScreen area={useProgressPays()} />;
