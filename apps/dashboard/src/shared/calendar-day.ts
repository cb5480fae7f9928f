import { formatDate } from '../i18n/format.ts';

/** '2026-06-25' as 'Jun 25, 2026': a day of the calendar, the same for every reader, wherever their clock stands. */
export const formatCalendarDay = (day: string): string => formatDate(`${day}T12:00:00`);

/** The day that it is on the reader's own clock. */
export function calendarDayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
