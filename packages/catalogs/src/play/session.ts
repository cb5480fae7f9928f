/** Open proposals of one order at a time. */
export const OPEN_PROPOSALS_MAX = 5;
/** Proposed and accepted sessions of one order that have not ended. */
export const OPEN_SESSIONS_MAX = 30;
/** Proposals and moves of one side of an order per hour. */
export const PROPOSALS_PER_HOUR = 10;
/** How far ahead a session may begin, in days. */
export const SESSION_DAYS_MAX = 60;
/** Shortest session, in minutes. */
export const SESSION_MINUTES_MIN = 15;
/** Longest session, in minutes. */
export const SESSION_MINUTES_MAX = 12 * 60;
/** How long before a session both sides are reminded, in minutes. */
export const REMINDER_MINUTES = 30;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** States of a session. Only proposed and accepted ones are open. */
export const sessionStates = /* @__PURE__ */ Object.freeze([
  'proposed',
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
] as const);
/** State of a session. */
export type SessionState = (typeof sessionStates)[number];

/** What the two sides do with a session. */
export const sessionActions = /* @__PURE__ */ Object.freeze([
  'accept',
  'decline',
  'withdraw',
  'move',
  'cancel',
] as const);
/** What a side does with a session. */
export type SessionAction = (typeof sessionActions)[number];

/** Times in ms since 1970; `end` is exclusive. */
export interface SessionTimes {
  readonly start: number;
  readonly end: number;
}

/** Why a session cannot be at a time. */
export type SessionRefusal = 'past' | 'tooFar' | 'tooShort' | 'tooLong';

/** Why a session cannot be proposed at a time; null when it can. */
export function checkSessionTimes({ start, end }: SessionTimes, now: number): SessionRefusal | null {
  if (start <= now) return 'past';
  if (start > now + SESSION_DAYS_MAX * DAY_MS) return 'tooFar';
  if (end - start < SESSION_MINUTES_MIN * MINUTE_MS) return 'tooShort';
  return end - start > SESSION_MINUTES_MAX * MINUTE_MS ? 'tooLong' : null;
}

/** Session as seen by one of its sides. */
export interface OwnSession extends SessionTimes {
  readonly state: SessionState;
  /** This side made the current proposal; the other one answers it. */
  readonly isProposer: boolean;
}

/** Whether a session can still be answered, moved or cancelled. */
export const isOpenSession = (
  { state, start, end }: Pick<OwnSession, 'state' | 'start' | 'end'>,
  now: number,
): boolean => (state === 'accepted' ? now < end : state === 'proposed' && now < start);

/**
 * The state after an action of one side; null when it is not allowed. The other side accepts or declines a proposal, its
 * maker withdraws it, both move it, which proposes the new time. Both move or cancel an accepted session before it begins.
 */
export function sessionAfter(session: OwnSession, action: SessionAction, now: number): SessionState | null {
  const { state, isProposer, start } = session;
  if (now >= start) return null;
  if (state !== 'proposed' && state !== 'accepted') return null;
  if (action === 'move') return 'proposed';
  if (state === 'accepted') return action === 'cancel' ? 'cancelled' : null;
  if (isProposer) return action === 'withdraw' ? 'withdrawn' : null;
  if (action === 'accept') return 'accepted';
  return action === 'decline' ? 'declined' : null;
}

/** Whether two sessions have a common time. */
export const doSessionsOverlap = (one: SessionTimes, other: SessionTimes): boolean =>
  one.start < other.end && other.start < one.end;

/** Whether both sides are to be reminded of an accepted session that was not reminded of. */
export const isReminderDue = ({ start }: Pick<SessionTimes, 'start'>, now: number): boolean =>
  now < start && start - now <= REMINDER_MINUTES * MINUTE_MS;
