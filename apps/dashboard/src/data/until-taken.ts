import { willPass } from './try-again.ts';

/** Delays before each retry, in ms. */
const RESTS_MS = [2_000, 15_000, 60_000] as const;

/**
 * Retries a background call after transient errors, in addition to the client's own retries of reads. Aborting `end`
 * stops the retries.
 * @throws the error of the last attempt.
 */
export async function untilTaken<T>(call: () => Promise<T>, end?: AbortSignal): Promise<T> {
  for (const rest of RESTS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!willPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rest));
      end?.throwIfAborted();
    }
  }
  return call();
}
