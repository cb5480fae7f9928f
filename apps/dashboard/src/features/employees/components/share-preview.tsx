import type { ShareHolder } from '@boostdesk/catalogs';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Fields } from '../../../shared/area/area-view.ts';
import { ShareCalculator } from '../../../shared/share/share-calculator.tsx';
import styles from '../employees.module.css';

const toPercent = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const toShareHolder = (fields: Fields): ShareHolder => ({
  share_percent: toPercent(fields.share_percent),
  valorant_share_percent: toPercent(fields.valorant_share_percent),
  acc_share_percent: toPercent(fields.acc_share_percent),
});

/** The share by the form's current values. */
export const SharePreview = ({ fields }: { readonly fields: Fields }) => {
  const { t } = useLingui();
  return (
    <section className={styles.preview} aria-label={t`Preview the share for a service`}>
      <h3>
        <Trans>Preview the share for a service</Trans>
      </h3>
      <ShareCalculator holder={toShareHolder(fields)} />
    </section>
  );
};
