import { formatList } from '@boostdesk/i18n/format-list';
import { Switch } from '@boostdesk/ui/switch';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './order.module.css';

export interface OptionRowProps {
  readonly label: string;
  readonly note: string;
  /** Of the base price; negative: a discount. */
  readonly percent: number;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** Below the switch. */
  readonly children?: ReactNode;
}

/** Switch with its effect on the price. */
export const OptionRow = ({ label, note, percent, isSelected, onChange, children }: OptionRowProps) => (
  <li className={styles.option}>
    <Switch
      className={styles.switch ?? ''}
      aria-label={formatList([label, formatCost(percent)])}
      isSelected={isSelected}
      onChange={onChange}
    >
      <span className={styles.optionText}>
        <span>{label}</span>
        <span className={styles.muted}>{note}</span>
      </span>
      <span className={styles.cost} data-on={isSelected || undefined}>
        {formatCost(percent)}
      </span>
    </Switch>
    {children}
  </li>
);

/** '+10%', '−10%' or 'Free'. */
export function formatCost(percent: number): string {
  if (percent === 0) return t`Free`;
  if (percent > 0) return t`+${percent}%`;
  const discount = -percent;
  return t`−${discount}%`;
}
