import { DateRangePicker } from '@boostdesk/ui/date-range-picker';
import { useLingui } from '@lingui/react/macro';
import type { DaySpan } from '../../i18n/day-span.ts';

export interface DaysInputProps {
  readonly label: string;
  readonly value: DaySpan | null;
  readonly onChange: (days: DaySpan | null) => void;
  /** Whoever has chosen in the calendar has done. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The days that a list is filtered by; what is half typed filters nothing yet. */
export const DaysInput = ({ label, ...props }: DaysInputProps) => {
  const { t } = useLingui();
  return (
    <DateRangePicker {...props} label={label} aria-label={t`${label}, start and end`} isClearable isCalendarShown />
  );
};
