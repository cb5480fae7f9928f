/** Clock time of a preset on another day. */
const MORNING = 9;
const HOUR_MS = 3_600_000;
const MONDAY = 1;

const morningAfter = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

const daysToMonday = (now: Date): number => (MONDAY - now.getDay() + 7) % 7 || 7;

export interface SchedulePresets {
  readonly inOneHour: Date;
  /** 9:00 in the user's time zone, whatever the clock changes until then. */
  readonly tomorrow: Date;
  readonly monday: Date;
}

export const schedulePresets = (now: Date): SchedulePresets => ({
  inOneHour: new Date(now.getTime() + HOUR_MS),
  tomorrow: morningAfter(now, 1),
  monday: morningAfter(now, daysToMonday(now)),
});

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** '2026-11-21T14:05' in the user's time zone, as a field for date and time has it. */
export const toWallTime = (at: Date): string =>
  `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

export type WallTimeProblem = 'incomplete' | 'skipped' | 'past' | 'tooFar';

/**
 * Reads a time of the user's time zone. Of a time that the clock shows twice, the first one is meant; one that it skips
 * does not exist.
 */
export function parseWallTime(
  text: string,
  { now, days }: { readonly now: number; readonly days: number },
): { readonly at: Date; readonly problem?: undefined } | { readonly problem: WallTimeProblem } {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return { problem: 'incomplete' };
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return { problem: 'incomplete' };
  if (toWallTime(at) !== text) return { problem: 'skipped' };
  if (at.getTime() <= now) return { problem: 'past' };
  if (at.getTime() > now + days * 24 * HOUR_MS) return { problem: 'tooFar' };
  return { at };
}
