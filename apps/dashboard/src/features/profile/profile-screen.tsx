import { isCustomer } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { actorAtom, claimsAtom, userInfoAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { formatNumber } from '../../parts/format.ts';
import { GiftsCard } from '../../parts/gifts-card.tsx';
import { useTitle } from '../../shell/title.ts';
import { AccountCard } from './components/account-card.tsx';
import { AlertSettings } from './components/alert-settings.tsx';
import { Appearance } from './components/appearance.tsx';
import { PasswordCard } from './components/password-card.tsx';
import { SessionsCard } from './components/sessions-card.tsx';

/** SPEC §2, /profile: who one is here, how it looks and what makes a sound. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Profile`);
  return (
    <Page>
      <PageColumns aside={<Standing />} asideLabel={t`Standing`}>
        <AccountCard />
        <GiftsCard />
        <AlertSettings />
        <Appearance />
        <PasswordCard />
        <SessionsCard />
      </PageColumns>
    </Page>
  );
};

const Standing = () => {
  const { t } = useLingui();
  const claims = useAtomValue(claimsAtom);
  const actor = useAtomValue(actorAtom);
  const { balance, loyaltyRank, premium } = useAtomValue(userInfoAtom);
  const yesNo = (value: boolean) => (value ? t`Yes` : t`No`);
  return (
    <Card title={<Trans>Standing</Trans>} isLined isFlush>
      <KeyValueList
        items={[
          { id: 'coins', label: t`BoostCoins`, value: formatNumber(balance) },
          ...(isCustomer(actor) ? [{ id: 'loyalty', label: t`Loyalty`, value: loyaltyRank ?? '—' }] : []),
          { id: 'premium', label: t`Premium`, value: yesNo(premium) },
          { id: 'partner', label: t`Partner`, value: yesNo(claims !== null && claims.affilate !== null) },
        ]}
      />
    </Card>
  );
};
