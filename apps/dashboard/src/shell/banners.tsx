import { ConnectionBanner } from './connection-banner.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** What stays true for a while, above every screen, and the keys that are there on each. */
export const Banners = () => (
  <>
    <ConnectionBanner />
    <UpdateBanner />
    <Shortcuts />
  </>
);
