import { DateRangePicker } from '@boostdesk/ui/date-range-picker';
import { useLingui } from '@lingui/react/macro';
import type { DaySpan } from '../../i18n/day-span.ts';

export interface DaysInputProps {
  readonly label: string;
  readonly value: DaySpan | null;
  readonly onChange: (days: DaySpan | null) => void;
  /** Closes after a choice in the calendar. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Input of a filter's days. Incomplete input does not filter. */
export const DaysInput = ({ label, ...props }: DaysInputProps) => {
  const { t } = useLingui();
  return (
    <DateRangePicker {...props} label={label} aria-label={t`${label}, start and end`} isClearable isCalendarShown />
  );
};
