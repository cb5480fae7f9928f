import { loyaltyTiers } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { Link } from '@boostdesk/ui/link';
import { Trans } from '@lingui/react/macro';
import { siteLink } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { formatKnownNumber } from '../../../i18n/format.ts';
import { userInfoAtom } from '../../../session/session-atoms.ts';
import { LoyaltyBadge, LoyaltyProgress, useSpent } from '../../../shared/components/loyalty-progress.tsx';

/** Loyalty rank and coins from the start-up calls, and the remaining amount to the next rank once loaded. */
export const LoyaltyCard = () => {
  const { config } = useServices();
  const { balance, loyaltyRank } = useAtomValue(userInfoAtom);
  const { data: paid } = useSpent();
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
          <b>{formatKnownNumber(balance)}</b> BoostCoins
        </Trans>
      }
    >
      {paid === undefined ? <LoyaltyBadge tier={tier} /> : <LoyaltyProgress spent={paid.spent} />}
    </Card>
  );
};
