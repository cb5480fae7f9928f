import { isApiError } from '@boostdesk/api-client';

/** Of a server that has had too many and does not say when to come again, and of one that wants less: nobody asks it more often. */
const REST_MS = 5_000;

/** How long a server that has had too many is to be left alone, in ms; null: it was something else. */
export const restAfter = (error: unknown): number | null =>
  isApiError(error) && error.status === 429 ? Math.max(error.retryAfterMs ?? 0, REST_MS) : null;
