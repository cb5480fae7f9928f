import { ConnectionBanner } from './connection-banner.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TourHost } from './tour/tour-host.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** What stays true for a while, above every screen, and the keys and the tour that are there on each. */
export const Banners = () => (
  <>
    <ConnectionBanner />
    <UpdateBanner />
    <Shortcuts />
    <TourHost />
  </>
);
