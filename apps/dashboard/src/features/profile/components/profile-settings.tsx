import { AlertSettings } from './alert-settings.tsx';
import { Appearance } from './appearance.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What one wants of the product, and who may come in: below the first screenful, so it comes after it. */
export const ProfileSettings = () => (
  <>
    <AlertSettings />
    <Appearance />
    <PasswordCard />
    <SessionsCard />
  </>
);
