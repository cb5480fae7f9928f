import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useOffers } from './use-offers.tsx';

/** All offers that the user may see, with filters, columns and a panel to edit. */
export const OfferTable = () => <AreaScreen area={useOffers()} />;
