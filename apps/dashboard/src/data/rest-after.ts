import { isApiError } from '@boostdesk/api-client';

/** Of a server that wants less: nobody asks it more often. */
const REST_MS = 5_000;
/** Of a server that wants more: nobody is made to wait for longer. */
const LONGEST_MS = 60_000;

/** How long a server that has had too many, or is away for a moment, is to be left alone, in ms; null: it did not ask for that. */
export function restAfter(error: unknown): number | null {
  const rest = isApiError(error) ? error.restMs() : null;
  return rest === null ? null : Math.min(Math.max(rest, REST_MS), LONGEST_MS);
}
