import { type CalendarDate, parseDate } from '@internationalized/date';
import { dateIn, instantOf, weekdayOf } from './zoned-time.ts';

/** Most spans of weekly hours. */
export const HOURS_MAX = 28;
/** Longest vacation, in days. */
export const VACATION_DAYS_MAX = 90;
/** Longest absence, in hours. */
export const AWAY_HOURS_MAX = 72;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Hours of a weekday, in minutes since midnight. Ends on the next day when `to` is not after `from`. */
export interface WeeklySpan {
  /** 1 for Monday to 7 for Sunday. */
  readonly day: number;
  /** 0 to 1439. */
  readonly from: number;
  /** 1 to 1440, exclusive. */
  readonly to: number;
}

/** When a booster plays. */
export interface Availability {
  /** IANA: 'Europe/Berlin'. */
  readonly zone: string;
  /** Weekly hours in the zone; empty when the booster has set none. */
  readonly hours: readonly WeeklySpan[];
  /** First and last day in the zone, as 'YYYY-MM-DD'. */
  readonly vacation: { readonly from: string; readonly to: string } | null;
  /** End of an absence, in ms since 1970. */
  readonly awayUntil: number | null;
}

/** Whether a booster can be expected to play. `unknown`: no hours are set. */
export const availabilityStates = /* @__PURE__ */ Object.freeze([
  'available',
  'offHours',
  'away',
  'vacation',
  'unknown',
] as const);
/** Whether a booster can be expected to play. */
export type AvailabilityState = (typeof availabilityStates)[number];

/** Availability at a time. */
export interface AvailabilityNow {
  readonly state: AvailabilityState;
  /** When the state ends, in ms since 1970; null when unknown, or not within the next weeks. */
  readonly until: number | null;
}

interface Interval {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The vacation in ms since 1970: whole days in the booster's zone. */
export function vacationTimes({ vacation, zone }: Availability): Interval | null {
  if (vacation === null) return null;
  return {
    start: instantOf(parseDate(vacation.from), 0, zone, 'first'),
    end: instantOf(parseDate(vacation.to), 1440, zone, 'first'),
  };
}

const holds = ({ start, end }: Interval, at: number): boolean => start <= at && at < end;

/** Whether a booster is on vacation. `at`: ms since 1970. */
export function isOnVacation(availability: Availability, at: number): boolean {
  const times = vacationTimes(availability);
  return times !== null && holds(times, at);
}

/**
 * Hours of a date. A span that begins or ends in a repeated hour has both of its occurrences, so that the clock never
 * shows a time of the hours without the booster being available.
 */
const hoursOn = (date: CalendarDate, { hours, zone }: Availability): Interval[] =>
  hours
    .filter(({ day }) => day === weekdayOf(date))
    .map(({ from, to }) => ({
      start: instantOf(date, from, zone, 'first'),
      end: instantOf(to > from ? date : date.add({ days: 1 }), to, zone, 'last'),
    }))
    // Hours that the clocks skip begin after their end.
    .filter(({ start, end }) => end > start);

/** Hours of a date and the days after it, merged and in order, without vacation and absence. */
function intervalsFrom(first: CalendarDate, days: number, availability: Availability): Interval[] {
  const all = Array.from({ length: days }, (_, place) => hoursOn(first.add({ days: place }), availability)).flat();
  const merged: Interval[] = [];
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && one.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, one.end) };
    } else merged.push(one);
  }
  return merged;
}

/** Yesterday's hours may cross midnight; eight days hold each weekday after today. */
const hoursAround = (availability: Availability, at: number): Interval[] =>
  intervalsFrom(dateIn(availability.zone, at).subtract({ days: 1 }), 10, availability);

/** Latest time until which absence and vacation keep the booster from playing, or `at`. */
function endOfAbsence(availability: Availability, at: number): number {
  const vacation = vacationTimes(availability);
  const away = availability.awayUntil ?? at;
  const first = vacation !== null && holds(vacation, at) ? vacation.end : at;
  const second = Math.max(first, away);
  return vacation !== null && holds(vacation, second) ? vacation.end : second;
}

/**
 * The next time in the booster's hours that is neither away nor on vacation, or `at` when it is; null without hours.
 * In ms since 1970.
 */
export function nextAvailable(availability: Availability, at: number): number | null {
  if (availability.hours.length === 0) return null;
  const from = endOfAbsence(availability, at);
  const next = hoursAround(availability, from).find(({ end }) => end > from);
  if (next === undefined) return null;
  const start = Math.max(next.start, from);
  // Hours that begin during a vacation that is still to come.
  return endOfAbsence(availability, start) === start ? start : nextAvailable(availability, start);
}

/** Whether a booster can be expected to play, and until when. `at`: ms since 1970. */
export function availabilityAt(availability: Availability, at: number): AvailabilityNow {
  const vacation = vacationTimes(availability);
  if (vacation !== null && holds(vacation, at)) return { state: 'vacation', until: vacation.end };
  const { awayUntil } = availability;
  if (awayUntil !== null && at < awayUntil) return { state: 'away', until: awayUntil };
  if (availability.hours.length === 0) return { state: 'unknown', until: null };
  const current = hoursAround(availability, at).find((one) => holds(one, at));
  if (current === undefined) return { state: 'offHours', until: nextAvailable(availability, at) };
  const isLong = current.end - at > 7 * DAY_MS;
  const beforeVacation = vacation !== null && vacation.start > at && vacation.start < current.end;
  if (beforeVacation) return { state: 'available', until: vacation.start };
  return { state: 'available', until: isLong ? null : current.end };
}

/** Days of a vacation, both included; less than 1 when it ends before it begins. */
export function vacationDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
