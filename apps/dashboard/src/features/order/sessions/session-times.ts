import { doSessionsOverlap } from '@boostdesk/catalogs/play';
import { i18n } from '../../../i18n/i18n.ts';
import type { Sessions, SessionTimesChoice } from './api.ts';

const MINUTE_MS = 60_000;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** 'Fri, Nov 21, 8:00 – 10:00 PM' in a time zone, or in the reader's. */
export const formatSessionTimes = ({ start, end }: SessionTimesChoice, timeZone?: string): string =>
  new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).formatRange(new Date(start), new Date(end));

/** What the form holds: day and time in the reader's zone, and the length in minutes. */
export interface SessionDraft {
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
}

export function toDraft({ start, end }: SessionTimesChoice): SessionDraft {
  const at = new Date(start);
  return {
    day: `${at.getFullYear()}-${padTwo(at.getMonth() + 1)}-${padTwo(at.getDate())}`,
    time: `${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`,
    minutes: Math.round((Date.parse(end) - at.getTime()) / MINUTE_MS),
  };
}

/** The next full hour on the following day. */
export function firstDraft(now: number): SessionDraft {
  const start = new Date(now);
  start.setDate(start.getDate() + 1);
  start.setHours(start.getHours() + 1, 0, 0, 0);
  return toDraft({ start: start.toISOString(), end: new Date(start.getTime() + 120 * MINUTE_MS).toISOString() });
}

/** Null while day or time are incomplete. A time that the clocks skip is an hour later. */
export function toTimes({ day, time, minutes }: SessionDraft): SessionTimesChoice | null {
  const start = new Date(`${day}T${time}`).getTime();
  if (day === '' || time === '' || Number.isNaN(start)) return null;
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * MINUTE_MS).toISOString() };
}

const inMs = ({ start, end }: SessionTimesChoice) => ({ start: Date.parse(start), end: Date.parse(end) });

/** The order of an accepted session at the same time; undefined without one. `except`: the session that is moved. */
export function findOverlap(
  times: SessionTimesChoice,
  { sessions, others }: Sessions,
  except: number | null,
): number | undefined {
  const own = sessions.filter(({ id, state }) => state === 'accepted' && id !== except);
  return [...own, ...others].find((one) => doSessionsOverlap(inMs(one), inMs(times)))?.order;
}
