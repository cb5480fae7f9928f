import type { KeyValue } from '@boostdesk/ui/key-value-list';
import { t } from '@lingui/core/macro';
import { formatDate, formatPercent } from '../../i18n/format.ts';
import { type ShareCandidate, shareReasonLabel, shareSourceLabel } from '../labels/share-labels.ts';
import styles from './share.module.css';

interface Share {
  readonly winner: string | null;
  readonly candidates: readonly ShareCandidate[];
}

function describeCandidate({ reason, since }: ShareCandidate): string {
  const label = shareReasonLabel(reason);
  return since == null ? label : t`${label}, since ${formatDate(since)}`;
}

/** Rows of all shares that were considered, with the reason of each and since when it holds. */
export const shareItems = ({ candidates, winner }: Share): readonly KeyValue[] =>
  candidates.map((candidate) => {
    const { applies, percent, source } = candidate;
    return {
      id: source,
      label: (
        <span className={styles.why}>
          {shareSourceLabel(source)}
          <span className={styles.muted}>{describeCandidate(candidate)}</span>
        </span>
      ),
      value: applies && percent !== null ? formatPercent(percent) : '–',
      tone: source === winner ? 'success' : undefined,
    };
  });
