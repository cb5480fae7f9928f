import { visibleLength } from '../text/visible-text.ts';

/** Fewest characters of a hand-over note. */
export const HAND_OVER_MIN = 10;
/** Most characters of a hand-over note. */
export const HAND_OVER_MAX = 500;

/** Checks the length of a hand-over note. Outer spaces and invisible characters do not count. */
export function isHandOverNote(text: string): boolean {
  const length = visibleLength(text);
  return length >= HAND_OVER_MIN && length <= HAND_OVER_MAX;
}

/**
 * Whether a booster may leave an order only with a note for the next one: when progress was logged since lock-in. Times
 * are ISO 8601; null if there is none.
 */
export const needsHandOverNote = (startedAt: string | null, lastProgressAt: string | null): boolean =>
  startedAt !== null && lastProgressAt !== null && Date.parse(lastProgressAt) >= Date.parse(startedAt);
