import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import type { IsoDay } from '../calendar/iso-day.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import type { DateLabels } from './date-labels.ts';

/** Valid or not; undefined while a segment is empty. */
function useTypedDate() {
  const state = useContext(DateFieldStateContext);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => {
    const part = state?.segments.find((segment) => segment.type === type);
    return part?.isPlaceholder ? undefined : (part?.value ?? undefined);
  });
  if (!state || year === undefined || month === undefined || day === undefined) return undefined;
  const first = new CalendarDate(state.calendar, year, month, 1);
  return { day, last: first.set({ day: state.calendar.getDaysInMonth(first) }) };
}

export interface ClampedDayProps {
  readonly field: RefObject<HTMLElement | null>;
  /** A date that doesn’t exist became the month's last day. */
  readonly onClamped: (last: CalendarDate) => void;
}

/** Detects react-aria replacing a day that doesn’t exist by the month's last day on blur. */
export function ClampedDay({ field, onClamped }: ClampedDayProps) {
  const typed = useTypedDate();
  const pending = useRef<CalendarDate>(undefined);
  useEffect(() => {
    if (!typed) return;
    // In the field, the user may have stepped to that day.
    const isLeft = !field.current?.contains(document.activeElement);
    if (isLeft && pending.current?.compare(typed.last) === 0 && typed.day === typed.last.day) onClamped(typed.last);
    pending.current = typed.day > typed.last.day ? typed.last : undefined;
  });
  return null;
}

/** Explains the replaced day until the date changes. */
export function useClampMessage(days: readonly IsoDay[], labels: DateLabels = staffMessages.date) {
  const [clampedTo, setClampedTo] = useState<CalendarDate>();
  const month = useDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isStill = clampedTo !== undefined && days.includes(toCalendar(clampedTo, new GregorianCalendar()).toString());
  // Choosing the same day later shows no message.
  if (clampedTo !== undefined && !isStill) setClampedTo(undefined);
  return {
    onClamped: setClampedTo,
    message: isStill ? labels.noSuchDay(month.format(clampedTo.toDate('UTC')), clampedTo.day) : undefined,
  };
}
