import { Suspense } from 'react';
import { lazyComponent } from '../core/lazy.ts';
import { useAtomValue } from '../core/state.ts';
import { tourAtom } from '../shared/tour.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UpdateBanner } from './update-banner.tsx';

const OwnTour = lazyComponent(async () => (await import('./tour/own-tour.tsx')).OwnTour);

/** Banners above every screen, and the shortcuts and the tour, which are available on each. */
export const Banners = () => {
  const isTourShown = useAtomValue(tourAtom);
  return (
    <>
      <ConnectionBanner />
      <UpdateBanner />
      <Shortcuts />
      {isTourShown && (
        <Suspense>
          <OwnTour />
        </Suspense>
      )}
    </>
  );
};
