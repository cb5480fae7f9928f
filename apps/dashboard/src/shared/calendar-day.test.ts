import { expect, test } from 'vitest';
import '../i18n/i18n.ts';
import { calendarDayOf, formatCalendarDay } from './calendar-day.ts';

test('a day of the calendar reads the same wherever the reader is', () => {
  expect(formatCalendarDay('2026-06-25')).toBe('Jun 25, 2026');
});

test.each([
  ['just after midnight', new Date(2026, 0, 2, 0, 5)],
  ['just before', new Date(2026, 0, 2, 23, 55)],
])('today is the day of the reader’s own clock, %s', (_, at) => {
  expect(calendarDayOf(at)).toBe('2026-01-02');
});
