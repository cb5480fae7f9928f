import type { order as orderCalls, ResponseOf } from '@boostdesk/api-client/contract';
import { useEffect, useRef, useState } from 'react';

export type Credentials = ResponseOf<typeof orderCalls.revealCredentials>;

/** Fetches credentials once for all fields, and forgets them when the server's time limit ends. */
export function useReveal(fetchCredentials: () => Promise<Credentials>, onRefused: () => void) {
  const [shown, setShown] = useState<Credentials | null>(null);
  const pending = useRef<Promise<Credentials> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function clear(): void {
    clearTimeout(timer.current);
    pending.current = null;
    setShown(null);
  }

  function reveal(): Promise<Credentials> {
    pending.current ??= fetchCredentials().then(
      (answer) => {
        setShown(answer);
        timer.current = setTimeout(clear, answer.seconds * 1000);
        return answer;
      },
      (error: unknown) => {
        pending.current = null;
        // The order was paused or unassigned meanwhile.
        onRefused();
        throw error;
      },
    );
    return pending.current;
  }

  return { shown, reveal };
}
