/** How reads are asked again. Times in milliseconds. */
export interface RetryOptions {
  /** Tries in all. @default 3 */
  readonly attempts?: number;
  /** Longest pause before the second try; doubles with each. @default 300 */
  readonly baseMs?: number;
  /** @default 3000 */
  readonly maxMs?: number;
}

/** Full jitter, so that clients cut off together do not come back together. `attempt` counts from 1; `random` is 0 to 1. */
export function pauseBefore(attempt: number, options: RetryOptions, random: () => number): number {
  const { baseMs = 300, maxMs = 3000 } = options;
  return Math.round(random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1)));
}
