import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { boundsOf, Calendar, type IsoDay } from '../calendar/calendar.tsx';
import { dayOf } from '../calendar/iso-day.ts';
import { FieldLabel, FieldNotes } from '../field/field.tsx';
import { deskMessages } from '../messages/desk-messages.ts';
import { withClass } from '../styles/class-name.ts';
import { DateBox, DatePopover, DaySegments, ShortenedNote } from './date-box.tsx';
import { type DateLabels, type DaysFieldProps, type OtherwiseSaid, useOutside } from './date-words.ts';
import { useShortenedWords } from './shortened-day.tsx';

export type { DateLabels, IsoDay };

export interface DatePickerProps
  extends Omit<AriaDatePickerProps<CalendarDate>, OtherwiseSaid>,
    DaysFieldProps<IsoDay> {}

/** A date, typed in the reader’s own date order or chosen in a calendar. */
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
  labels = deskMessages.date,
  className,
  ...props
}: DatePickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const day = value === undefined ? own : value;
  const shortened = useShortenedWords(day === null ? [] : [day], labels);
  const outside = useOutside({ minDay, maxDay, labels });
  const problem = error || outside(day === null ? [] : [day]);
  const take = (next: IsoDay | null) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <AriaDatePicker
      validationBehavior="aria"
      {...props}
      {...boundsOf({ minDay, maxDay })}
      granularity="day"
      shouldForceLeadingZeros
      value={dayOf(day)}
      isInvalid={props.isInvalid ?? Boolean(problem)}
      className={withClass('bd-field bd-date-picker', className)}
      onChange={(next) => take(next?.toString() ?? null)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <DateBox
        clearLabel={labels.clear}
        onClear={isClearable && day !== null && !props.isDisabled && !props.isReadOnly ? () => take(null) : undefined}
      >
        <DaySegments onShortened={shortened.onShortened} />
      </DateBox>
      <FieldNotes subLabel={subLabel} error={problem} />
      <ShortenedNote>{shortened.words}</ShortenedNote>
      <DatePopover>
        <Calendar />
      </DatePopover>
    </AriaDatePicker>
  );
}
