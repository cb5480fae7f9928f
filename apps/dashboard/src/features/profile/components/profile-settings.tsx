import { AlertSettings } from './alert-settings.tsx';
import { Appearance } from './appearance.tsx';
import { FavoritesCard } from './favorites-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Favourites, preferences and sessions, below the fold and loaded after it. */
export const ProfileSettings = () => (
  <>
    <FavoritesCard />
    <AlertSettings />
    <Appearance />
    <PasswordCard />
    <SessionsCard />
  </>
);
