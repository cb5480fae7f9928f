import { isApiError } from '@boostdesk/api-client';

/** Shortest and default wait, in ms. */
const SHORTEST_MS = 5_000;
/** Longest wait, in ms. */
const LONGEST_MS = 60_000;

/** Time to wait after a rate limit or a temporary outage, in ms; null for other errors. */
export function retryAfterMs(error: unknown): number | null {
  const waitMs = isApiError(error) ? error.retryDelayMs() : null;
  return waitMs === null ? null : Math.min(Math.max(waitMs, SHORTEST_MS), LONGEST_MS);
}
