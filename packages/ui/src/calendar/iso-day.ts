import { type CalendarDate, parseDate } from '@internationalized/date';

/** A calendar date, 'YYYY-MM-DD', independent of time zone and calendar system. */
export type IsoDay = string;

/** Both ends included. */
export interface DayRange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** Null if the text is not a date. */
export const parseIsoDay = (text: IsoDay | null | undefined): CalendarDate | null => {
  if (text === null || text === undefined) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** Noon keeps the date the same in every time zone. */
const toNoon = (day: CalendarDate): Date => new Date(day.year, day.month - 1, day.day, 12);

/** The date in the reader's format. */
export const formatIsoDay = (
  text: IsoDay | undefined,
  formatter: { format: (date: Date) => string },
): string | undefined => {
  const day = parseIsoDay(text);
  return day === null ? undefined : formatter.format(toNoon(day));
};
