import { DateRangePicker } from '@boostdesk/ui/date-range-picker';
import { useLingui } from '@lingui/react/macro';
import type { DaySpan } from './day-span.ts';
import styles from './days-filter.module.css';

export interface DaysFilterProps {
  readonly label: string;
  readonly value: DaySpan | null;
  readonly onChange: (days: DaySpan | null) => void;
}

/** The days that a list is filtered by; what is half typed filters nothing yet. */
export const DaysInput = ({ label, value, onChange }: DaysFilterProps) => {
  const { t } = useLingui();
  return (
    <DateRangePicker
      className={styles.days ?? ''}
      label={label}
      aria-label={t`${label}, from and to`}
      value={value}
      isClearable
      onChange={onChange}
    />
  );
};
