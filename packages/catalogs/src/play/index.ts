export type { Availability, AvailabilityNow, AvailabilityState, WeeklySpan } from './availability.ts';
export {
  AWAY_HOURS_MAX,
  availabilityAt,
  availabilityStates,
  HOURS_MAX,
  isOnVacation,
  nextAvailable,
  VACATION_DAYS_MAX,
  vacationDays,
  vacationTimes,
} from './availability.ts';
export { isPlayingNow, PLAYING_HOURS, playingEnd } from './playing.ts';
export type { PokedOrder } from './poke.ts';
export { mayPoke, POKE_HOURS, pokeAllowedAt } from './poke.ts';
export type { OwnSession, SessionAction, SessionRefusal, SessionState, SessionTimes } from './session.ts';
export {
  checkSessionTimes,
  doSessionsOverlap,
  isOpenSession,
  isReminderDue,
  OPEN_PROPOSALS_MAX,
  OPEN_SESSIONS_MAX,
  PROPOSALS_PER_HOUR,
  REMINDER_MINUTES,
  SESSION_DAYS_MAX,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
  sessionActions,
  sessionAfter,
  sessionStates,
} from './session.ts';
export { isTimeZone } from './time-zone.ts';
