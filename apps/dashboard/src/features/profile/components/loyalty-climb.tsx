import { loyaltyFor } from '@boostdesk/catalogs';
import { Crest } from '@boostdesk/ui/crest';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { keys } from '../../../app/query-client.ts';
import { useRead } from '../../../app/read.ts';
import { said } from '../../../app/said.ts';
import { formatMoney } from '../../../parts/format.ts';
import { ReadView } from '../../../parts/read-view.tsx';
import styles from '../profile.module.css';
import { useProfileApi } from '../use-profile-api.ts';

/** The loyalty tier, and what is missing to the next (SPEC §3; the rule is the catalogue's). */
export const LoyaltyClimb = () => {
  const { t } = useLingui();
  const api = useProfileApi();
  const spent = useRead({ key: keys.spent(), read: (signal) => api.profile.getSpent({}, { signal, quiet: true }) });
  return (
    <div className={styles.padded}>
      <ReadView of={spent} rows={1}>
        {(paid) => {
          const { tier, next, missing, percent } = loyaltyFor(paid.spent);
          return (
            <div className={styles.loyalty}>
              <Crest tier={tier.key} size={44} />
              <div className={styles.climb}>
                <b>{said(tier.name)}</b>
                <ProgressBar value={percent} label={t`Way to the next tier`} color={`fill-${tier.key}`} />
                <span className={styles.muted}>
                  {next === null ? (
                    <Trans>The highest tier there is</Trans>
                  ) : (
                    <Trans>
                      {formatMoney(missing, 'USD')} to {said(next.name)}
                    </Trans>
                  )}
                </span>
              </div>
            </div>
          );
        }}
      </ReadView>
    </div>
  );
};
