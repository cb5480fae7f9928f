import { willPass } from './try-again.ts';

/** How long is rested before each further try, in ms. */
const RESTS_MS = [2_000, 15_000, 60_000] as const;

/**
 * Makes a call that nobody waits for again while what keeps it from its end will pass. Reads are repeated by the client itself too,
 * within a second. Once `end` has come no further try is made.
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
