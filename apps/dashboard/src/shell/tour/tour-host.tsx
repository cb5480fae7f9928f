import { Suspense } from 'react';
import { part } from '../../core/part.ts';
import { useAtomValue } from '../../core/state.ts';
import { tourAtom } from '../../shared/tour/tour-atom.ts';

/** Comes when somebody asks for it: nobody takes it twice. */
const OwnTour = part(async () => (await import('./own-tour.tsx')).OwnTour);

/** Shows the tour, over whichever screen is open, when it is asked for. */
export const TourHost = () =>
  useAtomValue(tourAtom) && (
    <Suspense>
      <OwnTour />
    </Suspense>
  );
