import type { order as orderCalls, ResponseOf } from '@boostdesk/api-client/contract';
import { useEffect, useRef, useState } from 'react';

export type Credentials = ResponseOf<typeof orderCalls.revealCredentials>;

/** Fetches credentials once for all fields, and forgets them when the server's time limit ends. */
export function useReveal(ask: () => Promise<Credentials>, onRefused: () => void) {
  const [shown, setShown] = useState<Credentials | null>(null);
  const look = useRef<Promise<Credentials> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function forget(): void {
    clearTimeout(timer.current);
    look.current = null;
    setShown(null);
  }

  function reveal(): Promise<Credentials> {
    look.current ??= ask().then(
      (answer) => {
        setShown(answer);
        timer.current = setTimeout(forget, answer.seconds * 1000);
        return answer;
      },
      (error: unknown) => {
        look.current = null;
        // The order was paused or unassigned meanwhile.
        onRefused();
        throw error;
      },
    );
    return look.current;
  }

  return { shown, reveal };
}
