import { explainRevenueShare, type ShareHolder, serviceById, services } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Select } from '@boostdesk/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatPercent } from '../../../i18n/format.ts';
import type { Fields } from '../../../shared/area/area-view.ts';
import { shareReasonLabel, shareSourceLabel } from '../../../shared/labels/share-labels.ts';
import styles from '../employees.module.css';

const toPercent = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const toShareHolder = (fields: Fields): ShareHolder => ({
  share_percent: toPercent(fields.share_percent),
  valorant_share_percent: toPercent(fields.valorant_share_percent),
  acc_share_percent: toPercent(fields.acc_share_percent),
});

const formatPercentOrDash = (percent: number | null): string => (percent === null ? '–' : formatPercent(percent));

/** SPEC §6, 'what if': the share by the form's current values, with every candidate. */
export const ShareExplainer = ({ fields }: { readonly fields: Fields }) => {
  const { t } = useLingui();
  const [id, setId] = useState<number>(services[0]?.id ?? 1);
  const service = serviceById(id) ?? null;
  const share = explainRevenueShare(toShareHolder(fields), service);
  return (
    <section className={styles.explainer} aria-label={t`Preview the share for a service`}>
      <h3>
        <Trans>Preview the share for a service</Trans>
      </h3>
      <Select
        label={t`Service`}
        items={services.map(({ id: serviceId, name }) => ({ id: serviceId, label: translate(name) }))}
        value={id}
        isSearchable
        onChange={(chosen) => setId(Number(chosen))}
      />
      <KeyValueList
        items={[
          ...share.candidates.map(({ applies, source, percent, reason }) => ({
            id: source,
            label: (
              <span className={styles.why}>
                {shareSourceLabel(source)}
                <span className={styles.muted}>{shareReasonLabel(reason)}</span>
              </span>
            ),
            value: formatPercentOrDash(applies ? percent : null),
            tone: source === share.winner ? ('success' as const) : undefined,
          })),
          { id: 'sum', label: t`Share of the price`, value: formatPercentOrDash(share.percent), isTotal: true },
        ]}
      />
    </section>
  );
};
