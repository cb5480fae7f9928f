import { isCustomer, isPartner } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatKnownNumber } from '../../../i18n/format.ts';
import { actorAtom, userInfoAtom } from '../../../session/session-atoms.ts';
import { LoyaltyProgress, useSpent } from '../../../shared/components/loyalty-progress.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useOwnClaims } from '../api.ts';
import styles from '../profile.module.css';

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
    </Card>
  );
};
