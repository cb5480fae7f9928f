import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Format from './format.ts';
import './i18n.ts';

// A formatter keeps the time zone in which it was created.
let format: typeof Format;
const setZone = async (zone: string) => {
  vi.stubEnv('TZ', zone);
  format = await import('./format.ts');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['America/Los_Angeles', '2026-11-01', 'Nov 1, 2026', 'Nov 1'],
  ['Pacific/Auckland', '2026-11-01', 'Nov 1, 2026', 'Nov 1'],
  ['Pacific/Kiritimati', '2026-01-01', 'Jan 1, 2026', 'Jan 1'],
  ['Pacific/Pago_Pago', '2026-01-01', 'Jan 1, 2026', 'Jan 1'],
  // Midnight does not exist: summer time begins.
  ['America/Santiago', '2026-09-06', 'Sep 6, 2026', 'Sep 6'],
  // The day does not exist: Samoa crossed the date line.
  ['Pacific/Apia', '2011-12-30', 'Dec 30, 2011', 'Dec 30'],
  ['UTC', '2028-02-29', 'Feb 29, 2028', 'Feb 29'],
])('a calendar day is the same day in every time zone: %s, %s', async (zone, day, date, monthDay) => {
  await setZone(zone);
  expect([format.formatCalendarDay(day), format.formatCalendarMonthDay(day)]).toEqual([date, monthDay]);
  expect(format.formatDaySpan({ from: day, to: day })).toBe(date);
});
