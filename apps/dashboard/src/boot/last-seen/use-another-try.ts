import { useState } from 'react';
import { willPass } from '../../data/try-again.ts';
import { useLine } from '../../features/orders/last-seen/use-line.ts';
import type { BootResult } from '../boot.ts';

export interface AnotherTry {
  /** With what the start failed. */
  readonly error: unknown;
  readonly again: () => Promise<BootResult>;
  /** The app stands, or it is not for want of a line that it does not. */
  readonly onEnd: (next: Promise<BootResult>) => void;
}

/** Tries to start, one try at a time: when the server answers, and when somebody wants it. */
export function useAnotherTry({ error, again, onEnd }: AnotherTry) {
  const [isTrying, setTrying] = useState(false);
  const [lastError, setLastError] = useState(error);
  async function attempt(): Promise<unknown> {
    setTrying(true);
    const next = again();
    const failure = await next.then(
      () => null,
      (reason: unknown) => reason,
    );
    setTrying(false);
    if (failure !== null && willPass(failure)) setLastError(failure);
    else onEnd(next);
    return failure;
  }
  return { isTrying, lastError, tryNow: useLine(error, attempt) };
}
