import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useGifts } from './use-gifts.tsx';

/** SPEC §2, /admin/gifts: coins that staff give to users. */
export const Component = () => <AreaScreen area={useGifts()} />;
