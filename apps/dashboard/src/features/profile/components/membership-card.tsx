import { isCustomer, isPartner } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { toasts } from '../../../core/toasts.ts';
import { formatKnownNumber } from '../../../i18n/format.ts';
import { actorAtom, userInfoAtom } from '../../../session/session-atoms.ts';
import { LoyaltyProgress, useSpent } from '../../../shared/components/loyalty-progress.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useOwnClaims } from '../api.ts';
import styles from '../profile.module.css';

/** The link a partner shares to bring customers to the public site. */
const PartnerLink = ({ code }: { readonly code: string }) => {
  const { t } = useLingui();
  const { config } = useServices();
  const address = new URL(config.siteUrl);
  address.searchParams.set('ref', code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address.href);
      toasts.add({ title: t`Success`, message: t`Link copied.`, style: 'success' });
    } catch {
      toasts.add({
        title: t`Error`,
        message: t`Your browser blocked copying. Select the link and copy it manually.`,
        style: 'error',
      });
    }
  };
  return (
    <div className={styles.below}>
      <TextField label={t`Your partner link`} value={address.href} isReadOnly validMessage={null} />
      <Button size="s" className={styles.below ?? ''} onPress={() => void copy()}>
        <Icon name="copy" size={16} />
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
};

const Loyalty = () => (
  <div className={styles.padded}>
    <QueryView query={useSpent()} rows={1}>
      {({ spent }) => <LoyaltyProgress spent={spent} />}
    </QueryView>
  </div>
);

/** SPEC §3, session values beside the token: loyalty, coins, premium, partnership. */
export const MembershipCard = () => {
  const { t } = useLingui();
  const claims = useOwnClaims();
  const actor = useAtomValue(actorAtom);
  const { balance, premium } = useAtomValue(userInfoAtom);
  const yesNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const isPremium = premium === null ? '–' : yesNo(premium);
  return (
    <Card title={<Trans>Membership</Trans>} isLined isFlush>
      {isCustomer(actor) && <Loyalty />}
      <KeyValueList
        items={[
          { id: 'coins', label: t`BoostCoins`, value: formatKnownNumber(balance) },
          { id: 'premium', label: t`Premium`, value: isPremium },
          { id: 'partner', label: t`Partner`, value: yesNo(isPartner(claims)) },
        ]}
      />
      {claims.affilate !== null && (
        <div className={styles.padded}>
          <PartnerLink code={String(claims.affilate)} />
        </div>
      )}
    </Card>
  );
};
