import { expect, test } from 'vitest';
import '../i18n/i18n.ts';
import { calendarDayOf, formatCalendarDay } from './calendar-day.ts';

test('a calendar day is formatted alike in every time zone', () => {
  expect(formatCalendarDay('2026-06-25')).toBe('Jun 25, 2026');
});

test.each([
  ['just after midnight', new Date(2026, 0, 2, 0, 5)],
  ['just before midnight', new Date(2026, 0, 2, 23, 55)],
])("calendarDayOf uses the reader's time zone, %s", (_, at) => {
  expect(calendarDayOf(at)).toBe('2026-01-02');
});
