import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Calendar, type IsoDay, toAriaBounds } from '../calendar/calendar.tsx';
import { parseIsoDay } from '../calendar/iso-day.ts';
import { FieldLabel, FieldNotes, WarningNote } from '../field/field.tsx';
import { staffMessages } from '../messages/staff-messages.ts';
import { withClass } from '../styles/class-name.ts';
import { useClampMessage } from './clamped-day.tsx';
import { DateBox, DatePopover, DaySegments } from './date-box.tsx';
import { type DateLabels, type DaysFieldProps, type ReplacedProps, useRangeError } from './date-labels.ts';
import { completeYear, hasShortYear } from './short-year.ts';
import { useHeldDays } from './use-held-days.ts';

export type { DateLabels, IsoDay };

export interface DatePickerProps
  extends Omit<AriaDatePickerProps<CalendarDate>, ReplacedProps>,
    DaysFieldProps<IsoDay> {}

/** A date, typed in the reader’s order or chosen in a calendar. */
export function DatePicker({
  label,
  subLabel,
  error,
  value,
  defaultValue = null,
  onChange,
  minDay,
  maxDay,
  isClearable = false,
  labels = staffMessages.date,
  className,
  ...props
}: DatePickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const {
    days: day,
    setDays: setDay,
    isFocused,
    setFocused,
  } = useHeldDays<IsoDay>({
    given: value === undefined ? own : value,
    isHalfTyped: hasShortYear,
    complete: completeYear,
    onChange: (next) => {
      setOwn(next);
      onChange?.(next);
    },
  });
  const isShort = day !== null && hasShortYear(day);
  const clamped = useClampMessage(day === null ? [] : [day], labels);
  const getRangeError = useRangeError({ minDay, maxDay, labels });
  const short = isShort && !isFocused ? labels.shortYear : undefined;
  const problem = error || short || getRangeError(day === null || isShort ? [] : [day]);
  return (
    <AriaDatePicker
      validationBehavior="aria"
      {...props}
      {...toAriaBounds({ minDay, maxDay })}
      granularity="day"
      shouldForceLeadingZeros
      value={parseIsoDay(day)}
      isInvalid={props.isInvalid ?? Boolean(problem)}
      className={withClass('bd-field bd-date-picker', className)}
      onChange={(next) => setDay(next?.toString() ?? null)}
      onFocusChange={(isIn) => {
        setFocused(isIn);
        props.onFocusChange?.(isIn);
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <DateBox
        clearLabel={labels.clear}
        onClear={isClearable && day !== null && !props.isDisabled && !props.isReadOnly ? () => setDay(null) : undefined}
      >
        <DaySegments onClamped={clamped.onClamped} />
      </DateBox>
      <FieldNotes subLabel={subLabel} error={problem} />
      <WarningNote>{clamped.message}</WarningNote>
      <DatePopover>
        <Calendar />
      </DatePopover>
    </AriaDatePicker>
  );
}
