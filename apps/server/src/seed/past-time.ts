const DAY_MS = 24 * 60 * 60 * 1000;
const SHIFT_MINUTES = 9 * 60;

/** Returns a time `days` before `now`, or up to 9 hours earlier. The difference depends on `place`, so that times look unplanned. */
export function pastTime(now: Date, days: number, place: number): Date {
  const seconds = ((place * 97 + days * 41) % SHIFT_MINUTES) * 60 + ((place * 31 + days * 17) % 60);
  return new Date(now.getTime() - days * DAY_MS - seconds * 1000);
}
