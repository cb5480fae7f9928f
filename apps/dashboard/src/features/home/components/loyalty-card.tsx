import { loyaltyTiers } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { Crest } from '@boostdesk/ui/crest';
import { Link } from '@boostdesk/ui/link';
import { Trans } from '@lingui/react/macro';
import { siteLink } from '../../../app/config.ts';
import { said } from '../../../app/said.ts';
import { useServices } from '../../../app/services-context.ts';
import { userInfoAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { formatNumber } from '../../../parts/format.ts';
import styles from '../home.module.css';

/** Loyalty rank and coins, as the start-up calls brought them. */
export const LoyaltyCard = () => {
  const { config } = useServices();
  const { balance, loyaltyRank } = useAtomValue(userInfoAtom);
  const tier = loyaltyTiers.find(({ name }) => name === loyaltyRank);
  return (
    <Card
      title={<Trans>Loyalty</Trans>}
      isLined
      actions={
        <Link variant="quiet" href={siteLink(config, 'loyalty')}>
          <Trans>Perks</Trans>
        </Link>
      }
      footer={
        <Trans>
          <b>{formatNumber(balance)}</b> BoostCoins
        </Trans>
      }
    >
      <div className={styles.loyalty}>
        <Crest tier={tier?.key ?? 'novice'} size={44} />
        <div>
          <p className={styles.tier}>{said(tier?.name ?? '—')}</p>
        </div>
      </div>
    </Card>
  );
};
