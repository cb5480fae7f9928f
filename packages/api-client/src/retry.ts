import { ApiError } from './api-error.ts';

/** How reads are asked again. Times in milliseconds. */
export interface RetryOptions {
  /** Tries in all; one where it is not above 1. @default 3 */
  readonly attempts?: number;
  /** Longest pause before the second try; doubles with each. @default 300 */
  readonly baseMs?: number;
  /** @default 3000 */
  readonly maxMs?: number;
}

/** Longest that a read waits for a server that has had too many (429): one that wants longer is not asked again. */
const TOO_MANY_MAX_MS = 5_000;
/** The same for a server that is away for a moment (503). */
const AWAY_MAX_MS = 30_000;

/** Waits, at most until the call is given up: then it leaves no timer behind. */
export const sleepFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });

/** Full jitter, so that clients cut off together do not come back together. `attempt` counts from 1; `random` is 0 to 1. */
export function pauseBefore(attempt: number, options: RetryOptions, random: () => number): number {
  const { baseMs = 300, maxMs = 3000 } = options;
  return random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
}

/**
 * How long to wait until the next try of a read, in ms; null: another try mends nothing, or would have to wait for too long. After 429
 * and 503 it is what the server asks for and up to half as much more, so that its clients do not come back together. `attempt` counts
 * from 1; `random` is 0 to 1.
 */
export function pauseAfter(
  error: unknown,
  attempt: number,
  options: RetryOptions,
  random: () => number,
): number | null {
  if (!(error instanceof ApiError) || !(attempt < (options.attempts ?? 3))) return null;
  const rest = error.restMs() ?? 0;
  // What was too long has cost the server its longest, and who asks is to hear at once that less would be answered.
  if (!error.retryable() || error.code === 'too_long' || rest > (error.status === 429 ? TOO_MANY_MAX_MS : AWAY_MAX_MS))
    return null;
  return rest === 0 ? pauseBefore(attempt, options, random) : rest * (1 + random() / 2);
}
