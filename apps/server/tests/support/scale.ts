import { expect } from 'vitest';

/**
 * Returns the small size for every change, or with `PROMISES=full` (`npm run nightly`) the promised figure. Times are
 * judged in full only.
 */
const full = process.env.PROMISES === 'full';

export const scaled = <T>(small: T, promised: T): T => (full ? promised : small);

/** In ms. */
export const scaledTimeout = (minutes: number): number => scaled(120_000, minutes * 60_000);

/** In ms. Judged in full only, where nothing else runs. */
export function expectWithin(took: number, most: number): void {
  if (full) expect(took).toBeLessThan(most);
}
