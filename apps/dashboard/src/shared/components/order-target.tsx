import type { OrderRow } from '@boostdesk/api-client/contract';
import { tierOf } from '@boostdesk/i18n/rank-label';
import { Crest } from '@boostdesk/ui/crest';
import { formatTargetOrProgress } from '../../i18n/format-order.ts';
import styles from './one-line.module.css';

/** Goal of an order with the target's crest, in one truncated line. */
export const OrderTarget = ({ progress }: Pick<OrderRow, 'progress'>) => {
  const text = <span className={styles.text}>{formatTargetOrProgress(progress)}</span>;
  if (progress.kind === 'count') return text;
  return (
    <span className={styles.row}>
      <Crest tier={tierOf(progress.ladder, progress.target)} size={18} />
      {text}
    </span>
  );
};
