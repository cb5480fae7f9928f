import { expect, test } from 'vitest';
import { calendarDayOf } from './calendar-day.ts';

test.each([
  ['just after midnight', new Date(2026, 0, 2, 0, 5)],
  ['just before midnight', new Date(2026, 0, 2, 23, 55)],
])("calendarDayOf uses the reader's time zone, %s", (_, at) => {
  expect(calendarDayOf(at)).toBe('2026-01-02');
});
