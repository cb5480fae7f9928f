import { ApiError } from './api-error.ts';

/** Retries of reads. */
export interface RetryOptions {
  /** Total, at least one. @default 3 */
  readonly attempts?: number;
  /** Maximum pause before the second try, doubled with each. @default 300 */
  readonly baseMs?: number;
  /** @default 3000 */
  readonly maxMs?: number;
}

/** Longest `Retry-After` waited for after 429. */
const TOO_MANY_MAX_MS = 5_000;
/** Longest `Retry-After` waited for after 503. */
const UNAVAILABLE_MAX_MS = 30_000;

/** Resolves after `ms`, or when `signal` aborts. */
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

/** Full jitter. `attempt` counts from 1. */
export function backoffMs(attempt: number, options: RetryOptions, random: () => number): number {
  const { baseMs = 300, maxMs = 3000 } = options;
  return random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
}

/**
 * Pause before a read's next try in ms, or null for none. After 429 and 503: `Retry-After` plus up to half, to spread
 * clients. `attempt` counts from 1.
 */
export function findRetryDelay(
  error: unknown,
  attempt: number,
  options: RetryOptions,
  random: () => number,
): number | null {
  if (!(error instanceof ApiError) || !(attempt < (options.attempts ?? 3))) return null;
  const serverDelay = error.retryDelayMs() ?? 0;
  // A query that took too long would again.
  if (
    !error.isRetryable() ||
    error.code === 'too_long' ||
    serverDelay > (error.status === 429 ? TOO_MANY_MAX_MS : UNAVAILABLE_MAX_MS)
  )
    return null;
  return serverDelay === 0 ? backoffMs(attempt, options, random) : serverDelay * (1 + random() / 2);
}
