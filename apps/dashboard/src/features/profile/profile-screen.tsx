import { isCustomer, roleNames } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { actorAtom, claimsAtom, userInfoAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { formatNumber } from '../../parts/format.ts';
import { GiftsCard } from '../../parts/gifts-card.tsx';
import { useTitle } from '../../shell/title.ts';
import { AlertSettings } from './components/alert-settings.tsx';
import { Appearance } from './components/appearance.tsx';
import { PasswordCard } from './components/password-card.tsx';
import { SessionsCard } from './components/sessions-card.tsx';
import styles from './profile.module.css';

/** SPEC §2, /profile: who one is here, how it looks and what makes a sound. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Profile`);
  return (
    <Page>
      <PageColumns aside={<Standing />} asideLabel={t`Standing`}>
        <Person />
        <GiftsCard />
        <AlertSettings />
        <Appearance />
        <PasswordCard />
        <SessionsCard />
      </PageColumns>
    </Page>
  );
};

const Person = () => {
  const { t } = useLingui();
  const claims = useAtomValue(claimsAtom);
  const actor = useAtomValue(actorAtom);
  const { name } = useAtomValue(userInfoAtom);
  return (
    <Card title={<Trans>Account</Trans>} isLined isFlush>
      <div className={styles.person}>
        <Avatar name={name} src={claims?.image} size={56} isDecorative />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.muted}>{roleNames[actor.role]}</p>
        </div>
      </div>
      <KeyValueList
        items={[
          { id: 'email', label: t`E-mail`, value: claims?.email },
          ...(claims?.employee == null
            ? []
            : [
                { id: 'share', label: t`General share`, value: `${claims.employee.share_percent ?? 0} %` },
                { id: 'platforms', label: t`Platforms`, value: claims.employee.platforms.join(', ') },
              ]),
        ]}
      />
    </Card>
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
