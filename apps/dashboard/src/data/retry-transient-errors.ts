import { isTransientError } from './server-probe.ts';

/** Delays before each retry, in ms. */
const DELAYS_MS = [2_000, 15_000, 60_000] as const;

/**
 * Retries a background call after transient errors, or after those that `isRetryable` selects, in addition to the
 * client's own retries of reads. Aborting `signal` stops the retries.
 * @throws the error of the last attempt.
 */
export async function retryTransientErrors<T>(
  call: () => Promise<T>,
  signal?: AbortSignal,
  isRetryable: (error: unknown) => boolean = isTransientError,
): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      signal?.throwIfAborted();
    }
  }
  return call();
}
