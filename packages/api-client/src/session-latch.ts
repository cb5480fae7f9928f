/** Ends the session once, however many calls fail with 401. */
export interface SessionLatch {
  /** Called before each request; a token that has not failed yet resets the latch. */
  readonly sending: (token: string | null) => void;
  /** Whether a 401 for the token `sent` ends the session; `current` is the stored token. */
  readonly ends: (sent: string | null, current: string | null) => boolean;
}

export function createSessionLatch(): SessionLatch {
  let closed = false;
  let failed: string | null = null;
  return {
    sending: (token) => {
      if (token !== null && token !== failed) closed = false;
    },
    ends: (sent, current) => {
      // The response is for an older token.
      const stale = current !== null && current !== sent;
      if (closed || stale) return false;
      closed = true;
      failed = sent;
      return true;
    },
  };
}
