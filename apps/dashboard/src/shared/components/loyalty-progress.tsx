import { profile } from '@boostdesk/api-client/contract';
import { type LoyaltyTier, loyaltyFor } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { Crest } from '@boostdesk/ui/crest';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApi } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { formatMoney } from '../../i18n/format.ts';
import styles from './loyalty-progress.module.css';

const parts = { profile };

/** Query of the total paid for orders, which determines the loyalty tier. */
export function useSpent() {
  const api = useApi(parts);
  return useApiQuery({ key: keys.spent(), fetch: (signal, quiet) => api.profile.getSpent({}, { signal, quiet }) });
}

interface LoyaltyBadgeProps {
  readonly tier: LoyaltyTier | undefined;
  readonly children?: ReactNode;
}

/** Crest and name of a tier; while unknown, in the shape of the lowest one. */
export const LoyaltyBadge = ({ tier, children }: LoyaltyBadgeProps) => (
  <div className={styles.loyalty}>
    <Crest tier={tier?.key ?? 'novice'} size={44} />
    <div className={styles.climb}>
      <b className={styles.tier}>{translate(tier?.name ?? '—')}</b>
      {children}
    </div>
  </div>
);

/** Loyalty tier and progress to the next (SPEC §3). */
export const LoyaltyProgress = ({ spent }: { readonly spent: number }) => {
  const { t } = useLingui();
  const { tier, next, missing, percent } = loyaltyFor(spent);
  return (
    <LoyaltyBadge tier={tier}>
      <ProgressBar value={percent} label={t`Progress to the next tier`} color={`fill-${tier.key}`} />
      <span className={styles.missing}>
        {next === null ? (
          <Trans>You’ve reached the highest tier</Trans>
        ) : (
          <Trans>
            {formatMoney(missing, 'USD')} left to reach {translate(next.name)}
          </Trans>
        )}
      </span>
    </LoyaltyBadge>
  );
};
