import { useEffect, useRef } from 'react';
import { useLatest } from '../../../core/use-latest.ts';
import { retryAfterMs } from '../../../data/retry-after.ts';
import { type ServerProbe, startServerProbe } from '../../../data/server-probe.ts';

/** Retries a failed query whenever the server becomes reachable. Returns a function that retries at once. */
export function useReconnectRetry(error: unknown, attempt: () => Promise<unknown>): () => void {
  const latest = useLatest(attempt);
  const first = useRef(error);
  const probe = useRef<ServerProbe>(null);
  useEffect(() => {
    const start = async () => retryAfterMs(await latest.current());
    const started = startServerProbe(start, retryAfterMs(first.current));
    probe.current = started;
    return started.stop;
  }, [latest]);
  return () => void probe.current?.tryNow();
}
