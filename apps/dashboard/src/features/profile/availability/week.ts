import type { WeeklySpan } from '@boostdesk/catalogs/play';
import { i18n } from '../../../i18n/i18n.ts';

/** 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday, 2026-03-02. */
const MONDAY = Date.UTC(2026, 2, 2);
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Monday' for 1. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);

/** What a day's first hours begin with. */
export const newSpan = (day: number): WeeklySpan => ({ day, from: 18 * 60, to: 22 * 60 });

/** By day, then start. */
export const sortSpans = (spans: readonly WeeklySpan[]): WeeklySpan[] =>
  [...spans].sort((one, other) => one.day - other.day || one.from - other.from || one.to - other.to);
