import { type CalendarDate, CalendarDateTime, fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date';

/** Hour that a change of the clocks skips or repeats: `first` is its first occurrence, `last` its last. */
export type Repeated = 'first' | 'last';

/** Date in a zone. `at`: ms since 1970. */
export const dateIn = (zone: string, at: number): CalendarDate => toCalendarDate(fromAbsolute(at, zone));

/**
 * Instant of a wall clock time, in ms since 1970. A time that the clocks skip counts from before the change: 2:30 is then
 * 3:30. `minute`: since midnight, 1440 for the end of the day.
 */
export function instantOf(date: CalendarDate, minute: number, zone: string, repeated: Repeated): number {
  const day = minute === 1440 ? date.add({ days: 1 }) : date;
  const clock = minute % 1440;
  const wall = new CalendarDateTime(day.year, day.month, day.day, Math.floor(clock / 60), clock % 60);
  return toZoned(wall, zone, repeated === 'first' ? 'compatible' : 'later')
    .toDate()
    .getTime();
}

/** Day of the week, 1 for Monday to 7 for Sunday. */
export const weekdayOf = ({ year, month, day }: CalendarDate): number =>
  ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
