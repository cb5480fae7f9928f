import type { OrderRow } from '@boostdesk/api-client/contract';
import { Crest } from '@boostdesk/ui/crest';
import { goalWords, tierOf } from '../../i18n/order-words.ts';
import styles from './order-goal.module.css';

/** Goal of an order with the target's crest, in one truncated line. */
export const OrderGoal = ({ progress }: Pick<OrderRow, 'progress'>) => {
  const words = <span className={styles.words}>{goalWords(progress)}</span>;
  if (progress.kind === 'count') return words;
  return (
    <span className={styles.goal}>
      <Crest tier={tierOf(progress.ladder, progress.target)} size={18} />
      {words}
    </span>
  );
};
