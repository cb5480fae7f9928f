import { isApiError } from '@boostdesk/api-client';

/** Shortest and default wait, in ms. */
const REST_MS = 5_000;
/** Longest wait, in ms. */
const LONGEST_MS = 60_000;

/** Time to wait after a rate limit or a temporary outage, in ms; null for other errors. */
export function restAfter(error: unknown): number | null {
  const rest = isApiError(error) ? error.retryDelayMs() : null;
  return rest === null ? null : Math.min(Math.max(rest, REST_MS), LONGEST_MS);
}
