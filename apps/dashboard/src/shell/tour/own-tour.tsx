import { Tour } from '@boostdesk/ui/tour';
import { useRef } from 'react';
import { useSetAtom } from '../../core/state.ts';
import { tourAtom, useTourSeen } from '../../shared/tour.ts';
import { useTourSteps } from './use-tour-steps.ts';

/** Tour of the user's role. Closing it at any step marks it as seen, unless it had no step to show. */
export const OwnTour = () => {
  const [, markSeen] = useTourSeen();
  const show = useSetAtom(tourAtom);
  const wasShown = useRef(false);
  const close = () => {
    if (wasShown.current) markSeen();
    show(false);
  };
  return <Tour steps={useTourSteps()} onClose={close} onStepChange={() => (wasShown.current = true)} />;
};
