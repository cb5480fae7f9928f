import { type Actor, isBooster, isStaff } from '@boostdesk/auth';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { useTitle } from '../../shared/title.ts';
import { BoosterHome } from './booster-home.tsx';
import { TourOffer } from './components/tour-offer.tsx';
import { CustomerHome } from './customer-home.tsx';
import { StaffHome } from './staff-home.tsx';

const RoleHome = ({ actor }: { readonly actor: Actor }) => {
  if (isStaff(actor)) return <StaffHome />;
  return isBooster(actor) ? <BoosterHome /> : <CustomerHome />;
};

/** SPEC §2, Home: the current tasks of the user. */
export const Component = () => {
  useTitle(null);
  const actor = useAtomValue(actorAtom);
  return (
    <>
      <RoleHome actor={actor} />
      <TourOffer />
    </>
  );
};
