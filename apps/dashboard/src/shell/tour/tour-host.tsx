import { Suspense } from 'react';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { useAtomValue } from '../../core/state.ts';
import { tourAtom } from '../../shared/tour/tour-atom.ts';

/** Loaded on request, as it is shown once per user. */
const OwnTour = lazyWithRetry(async () => (await import('./own-tour.tsx')).OwnTour);

/** Shows the tour over any screen when requested. */
export const TourHost = () =>
  useAtomValue(tourAtom) && (
    <Suspense>
      <OwnTour />
    </Suspense>
  );
