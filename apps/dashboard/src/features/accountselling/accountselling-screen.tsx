import { AreaScreen } from '../../parts/area/area-screen.tsx';
import { useOffers } from './use-offers.tsx';

/** SPEC §2, /accountselling: boosters offer accounts, staff approve, customers buy. */
export const Component = () => <AreaScreen area={useOffers()} />;
