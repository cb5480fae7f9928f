import { Card } from '@boostdesk/ui/card';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useTitle } from '../../shared/title.ts';
import { AccountCard } from './components/account-card.tsx';
import { CoinsCard } from './components/coins-card.tsx';
import { GiftsCard } from './components/gifts-card.tsx';
import { MembershipCard } from './components/membership-card.tsx';

const ProfileSettings = lazyComponent(async () => (await import('./components/profile-settings.tsx')).ProfileSettings);

/** SPEC §2, /profile: account, memberships, alerts, appearance and sessions. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Profile`);
  return (
    <Page>
      <PageColumns aside={<MembershipCard />} asideLabel={t`Membership`}>
        <AccountCard />
        <GiftsCard />
        <CoinsCard />
        <Suspense
          fallback={
            <Card>
              <SkeletonList rows={6} />
            </Card>
          }
        >
          <ProfileSettings />
        </Suspense>
      </PageColumns>
    </Page>
  );
};
