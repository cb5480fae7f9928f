import type { IsoDay } from '../calendar/iso-day.ts';

/** Whether the year has fewer than four digits, as while it is typed. */
export const hasShortYear = (day: IsoDay): boolean => !/^[1-9]\d{3}-/.test(day);

/** Moves the years 10 to 99 to 2010 to 2099. One digit may be the start of any year. */
export const completeYear = (day: IsoDay): IsoDay => day.replace(/^00(?=[1-9]\d-)/, '20');
