import { AlertSettings } from './alert-settings.tsx';
import { Appearance } from './appearance.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Preferences and sessions, below the fold and loaded after it. */
export const ProfileSettings = () => (
  <>
    <AlertSettings />
    <Appearance />
    <PasswordCard />
    <SessionsCard />
  </>
);
