import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker';
import { type DayRange, type IsoDay, RangeCalendar, toAriaBounds, toAriaRange } from '../calendar/calendar.tsx';
import { useClampMessage } from '../date-picker/clamped-day.tsx';
import { DateBox, DatePopover, DaySegments } from '../date-picker/date-box.tsx';
import { type DateLabels, type DaysFieldProps, type ReplacedProps, useRangeError } from '../date-picker/date-labels.ts';
import { completeYear, hasShortYear } from '../date-picker/short-year.ts';
import { useHeldDays } from '../date-picker/use-held-days.ts';
import { FieldLabel, FieldNotes, WarningNote } from '../field/field.tsx';
import { staffMessages } from '../messages/staff-messages.ts';
import { withClass } from '../styles/class-name.ts';

export type { DateLabels, DayRange, IsoDay };

export interface DateRangePickerProps
  extends Omit<AriaDateRangePickerProps<CalendarDate>, ReplacedProps>,
    DaysFieldProps<DayRange> {
  /**
   * Shows the calendar below the field, in the caller’s popover. Choosing closes it through `onOpenChange`; typing doesn’t.
   * @default false
   */
  readonly isCalendarShown?: boolean;
}

/** A date range with both ends, typed or chosen. */
export function DateRangePicker({
  label,
  subLabel,
  error,
  value,
  defaultValue = null,
  onChange,
  minDay,
  maxDay,
  isClearable = false,
  isCalendarShown = false,
  labels = staffMessages.date,
  className,
  ...props
}: DateRangePickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const given = value === undefined ? own : value;
  const { days, setDays, isFocused, setFocused } = useHeldDays<DayRange>({
    given,
    isHalfTyped: ({ from, to }) => hasShortYear(from) || hasShortYear(to) || from > to,
    complete: ({ from, to }) => ({ from: completeYear(from), to: completeYear(to) }),
    onChange: (next) => {
      setOwn(next);
      onChange?.(next);
    },
  });
  const ends = days === null ? [] : [days.from, days.to];
  const isShort = ends.some(hasShortYear);
  const clamped = useClampMessage(ends, labels);
  const getRangeError = useRangeError({ minDay, maxDay, labels });
  const reversed = days !== null && !isShort && days.from > days.to ? labels.reversed : undefined;
  const short = isShort && !isFocused ? labels.shortYear : undefined;
  const problem = error || short || reversed || getRangeError(isShort ? [] : ends);
  return (
    <AriaDateRangePicker
      validationBehavior="aria"
      {...props}
      {...toAriaBounds({ minDay, maxDay })}
      {...(isCalendarShown && { isOpen: true })}
      granularity="day"
      shouldForceLeadingZeros
      value={toAriaRange(days)}
      isInvalid={props.isInvalid ?? Boolean(problem)}
      className={withClass('bd-field bd-date-range-picker', className)}
      onChange={(next) => setDays(next === null ? null : { from: next.start.toString(), to: next.end.toString() })}
      onFocusChange={(isIn) => {
        setFocused(isIn);
        props.onFocusChange?.(isIn);
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <DateBox
        clearLabel={labels.clear}
        hasCalendar={!isCalendarShown}
        onClear={
          isClearable && days !== null && !props.isDisabled && !props.isReadOnly ? () => setDays(null) : undefined
        }
      >
        <DaySegments slot="start" onClamped={clamped.onClamped} />
        <span className="bd-date-to" aria-hidden="true">
          –
        </span>
        <DaySegments slot="end" onClamped={clamped.onClamped} />
      </DateBox>
      <FieldNotes subLabel={subLabel} error={problem} />
      <WarningNote>{clamped.message}</WarningNote>
      {isCalendarShown ? (
        <RangeCalendar />
      ) : (
        <DatePopover>
          <RangeCalendar />
        </DatePopover>
      )}
    </AriaDateRangePicker>
  );
}
