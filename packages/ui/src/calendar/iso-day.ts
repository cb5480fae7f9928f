import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day of the calendar as callers have it: 'YYYY-MM-DD', the same in every zone and every calendar. */
export type IsoDay = string;

/** The days from the first to the last, both of them in. */
export interface DayRange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** The day that a text names; null where it names none. */
export const parseIsoDay = (text: IsoDay | null | undefined): CalendarDate | null => {
  if (text === null || text === undefined) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** Noon is on the same day in the reader's zone, whichever that is. */
const toNoon = (day: CalendarDate): Date => new Date(day.year, day.month - 1, day.day, 12);

/** A day in words. */
export const formatIsoDay = (
  text: IsoDay | undefined,
  formatter: { format: (date: Date) => string },
): string | undefined => {
  const day = parseIsoDay(text);
  return day === null ? undefined : formatter.format(toNoon(day));
};
