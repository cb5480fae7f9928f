import { type CalendarDate, parseDate } from '@internationalized/date';

/** 'YYYY-MM-DD', without time zone, Gregorian. */
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

/** Noon is the same date in every time zone. */
const toNoon = (day: CalendarDate): Date => new Date(day.year, day.month - 1, day.day, 12);

export const formatIsoDay = (
  text: IsoDay | undefined,
  formatter: { format: (date: Date) => string },
): string | undefined => {
  const day = parseIsoDay(text);
  return day === null ? undefined : formatter.format(toNoon(day));
};
