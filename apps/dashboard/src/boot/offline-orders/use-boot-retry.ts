import { useState } from 'react';
import { isTransientError } from '../../data/server-probe.ts';
import { useReconnectRetry } from '../../features/orders/offline-orders/use-reconnect-retry.ts';
import type { BootResult } from '../boot.ts';

export interface BootRetryOptions {
  readonly error: unknown;
  readonly restart: () => Promise<BootResult>;
  /** Called when an attempt succeeds, or fails for another reason than an unreachable server. */
  readonly onEnd: (next: Promise<BootResult>) => void;
}

/** Restarts the app when the server is reachable again or the user asks for it, one attempt at a time. */
export function useBootRetry({ error, restart, onEnd }: BootRetryOptions) {
  const [isTrying, setTrying] = useState(false);
  const [lastError, setLastError] = useState(error);
  async function attempt(): Promise<unknown> {
    setTrying(true);
    const next = restart();
    const failure = await next.then(
      () => null,
      (reason: unknown) => reason,
    );
    setTrying(false);
    if (failure !== null && isTransientError(failure)) setLastError(failure);
    else onEnd(next);
    return failure;
  }
  return { isTrying, lastError, tryNow: useReconnectRetry(error, attempt) };
}
