/** Lets one of many failures end the session: however many calls are answered 401 at once, one logout. */
export interface SessionLatch {
  /** A call goes out with this token. A token that the latch has not seen fail opens it again. */
  readonly sending: (token: string | null) => void;
  /** Whether the answer 'session over' to a call with `sent` ends it now; `current` is the token stored by now. */
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
      // A fresh token has come meanwhile: the late answer speaks of the old one.
      const stale = current !== null && current !== sent;
      if (closed || stale) return false;
      closed = true;
      failed = sent;
      return true;
    },
  };
}
