import { Tour } from '@boostdesk/ui/tour';
import { useSetAtom } from '../../app/state.ts';
import { tourAtom } from './tour-atom.ts';
import { useTourSeen } from './use-tour-seen.ts';
import { useTourSteps } from './use-tour-steps.ts';

/** The tour of the user's role. Whoever closes it, at whichever step, has seen it. */
export const OwnTour = () => {
  const [, keep] = useTourSeen();
  const show = useSetAtom(tourAtom);
  const close = () => {
    keep();
    show(false);
  };
  return <Tour steps={useTourSteps()} onClose={close} />;
};
