import { formatDate } from '../i18n/format.ts';

/** Formats '2026-06-25' as 'Jun 25, 2026', independent of the time zone. */
export const formatCalendarDay = (day: string): string => formatDate(`${day}T12:00:00`);

/** Calendar day of a moment in the reader's time zone. */
export function calendarDayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
