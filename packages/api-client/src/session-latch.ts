/** Ends the session once, however many calls fail. */
export interface SessionLatch {
  /** Call before each request; a token that has not failed yet resets the latch. */
  readonly noteRequest: (token: string | null) => void;
  /** Whether a 401 for `sent` ends the session; `current` is the stored token. */
  readonly shouldEnd: (sent: string | null, current: string | null) => boolean;
}

export function createSessionLatch(): SessionLatch {
  let hasEnded = false;
  let failed: string | null = null;
  return {
    noteRequest: (token) => {
      if (token !== null && token !== failed) hasEnded = false;
    },
    shouldEnd: (sent, current) => {
      const stale = current !== null && current !== sent;
      if (hasEnded || stale) return false;
      hasEnded = true;
      failed = sent;
      return true;
    },
  };
}
