import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { useLingui } from '@lingui/react/macro';
import { GiftsCard } from '../../parts/gifts-card.tsx';
import { useTitle } from '../../shell/title.ts';
import { AccountCard } from './components/account-card.tsx';
import { AlertSettings } from './components/alert-settings.tsx';
import { Appearance } from './components/appearance.tsx';
import { CoinsCard } from './components/coins-card.tsx';
import { PasswordCard } from './components/password-card.tsx';
import { SessionsCard } from './components/sessions-card.tsx';
import { StandingCard } from './components/standing-card.tsx';

/** SPEC §2, /profile: who one is here, what one has, what alerts and looks one wants, and where one is signed in. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Profile`);
  return (
    <Page>
      <PageColumns aside={<StandingCard />} asideLabel={t`Standing`}>
        <AccountCard />
        <GiftsCard />
        <CoinsCard />
        <AlertSettings />
        <Appearance />
        <PasswordCard />
        <SessionsCard />
      </PageColumns>
    </Page>
  );
};
