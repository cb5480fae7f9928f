import { ConnectionBanner } from './connection-banner.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TourHost } from './tour/tour-host.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Banners above every screen, and the shortcuts and the tour, which are available on each. */
export const Banners = () => (
  <>
    <ConnectionBanner />
    <UpdateBanner />
    <Shortcuts />
    <TourHost />
  </>
);
