import './calendar.css';
import type { CalendarDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import { Calendar as AriaCalendar, type CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import { withClass } from '../styles/class-name.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { type DayRange, type IsoDay, parseIsoDay } from './iso-day.ts';

export type { DayRange, IsoDay };

type Replaced = 'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'selectionMode';

interface Bounds {
  /** First and last selectable dates. */
  readonly minDay?: IsoDay | undefined;
  readonly maxDay?: IsoDay | undefined;
}

export interface CalendarProps
  extends Omit<AriaCalendarProps<CalendarDate>, Replaced>,
    RefAttributes<HTMLDivElement>,
    Bounds {
  readonly value?: IsoDay | null;
  readonly onChange?: (day: IsoDay) => void;
}

export interface RangeCalendarProps
  extends Omit<AriaRangeCalendarProps<CalendarDate>, Replaced>,
    RefAttributes<HTMLDivElement>,
    Bounds {
  readonly value?: DayRange | null;
  readonly onChange?: (days: DayRange) => void;
}

/** Ignores a bound that isn’t a date. */
export const toAriaBounds = ({ minDay, maxDay }: Bounds) => {
  const [minValue, maxValue] = [parseIsoDay(minDay), parseIsoDay(maxDay)];
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
};

/** Null if an end isn’t a date. */
export const toAriaRange = (days: DayRange | null) => {
  const [start, end] = [parseIsoDay(days?.from), parseIsoDay(days?.to)];
  return start && end ? { start, end } : null;
};

/** Selects one date. */
export function Calendar({ value, onChange, minDay, maxDay, className, ...props }: CalendarProps) {
  return (
    <AriaCalendar
      {...props}
      {...toAriaBounds({ minDay, maxDay })}
      {...(value === undefined ? {} : { value: parseIsoDay(value) })}
      className={withClass('bd-calendar', className)}
      onChange={(day) => onChange?.(day.toString())}
    >
      <CalendarMonth />
    </AriaCalendar>
  );
}

/** Selects a date range: first press start, second press end. */
export function RangeCalendar({ value, onChange, minDay, maxDay, className, ...props }: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      {...props}
      {...toAriaBounds({ minDay, maxDay })}
      {...(value === undefined ? {} : { value: toAriaRange(value) })}
      className={withClass('bd-calendar bd-calendar-range', className)}
      onChange={({ start, end }) => onChange?.({ from: start.toString(), to: end.toString() })}
    >
      <CalendarMonth />
    </AriaRangeCalendar>
  );
}
