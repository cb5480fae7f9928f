import { isCustomer, isPartner } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { actorAtom, userInfoAtom } from '../../../session/session-atoms.ts';
import { LoyaltyProgress, useSpent } from '../../../shared/components/loyalty-progress.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import styles from '../profile.module.css';
import { useOwnClaims } from '../use-own-claims.ts';
import { PartnerLink } from './partner-link.tsx';

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
  return (
    <Card title={<Trans>Membership</Trans>} isLined isFlush>
      {isCustomer(actor) && <Loyalty />}
      <KeyValueList
        items={[
          { id: 'coins', label: t`BoostCoins`, value: formatNumber(balance) },
          { id: 'premium', label: t`Premium`, value: yesNo(premium) },
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
