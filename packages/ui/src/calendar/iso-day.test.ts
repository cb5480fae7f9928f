import { expect, it } from 'vitest';
import { formatIsoDay, parseIsoDay } from './iso-day.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['', null],
  ['2026-02-30', null],
  ['21.11.2026', null],
  [null, null],
  [undefined, null],
])('parseIsoDay(%s) is %s', (text, day) => {
  expect(parseIsoDay(text)?.toString() ?? null).toBe(day);
});

it('formatIsoDay formats a date and returns an empty text for an invalid one', () => {
  const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  expect(formatIsoDay('2026-01-01', formatter)).toBe('Jan 1, 2026');
  expect(formatIsoDay('2026-12-31', formatter)).toBe('Dec 31, 2026');
  expect(formatIsoDay('never', formatter)).toBeUndefined();
});
