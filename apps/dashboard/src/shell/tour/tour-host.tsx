import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { tourAtom } from '../../shared/tour.ts';

/** Loaded on request, as it is shown once per user. */
const OwnTour = lazyComponent(async () => (await import('./own-tour.tsx')).OwnTour);

/** Shows the tour over any screen when requested. */
export const TourHost = () =>
  useAtomValue(tourAtom) && (
    <Suspense>
      <OwnTour />
    </Suspense>
  );
