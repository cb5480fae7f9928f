import { expect } from 'vitest';

/**
 * How much is tried: what fits into every change, or with `PROMISES=full` (`npm run nightly`) the figure that is promised. The
 * tests are the same; time is judged in full alone.
 */
const full = process.env.PROMISES === 'full';

export const scaled = (small: number, promised: number): number => (full ? promised : small);

/** For the runner: how long such a test may take at most, in ms. */
export const scaledTimeout = (minutes: number): number => scaled(120_000, minutes * 60_000);

/** Holds a promise of time, in ms: in full, where nothing else runs beside it. */
export function expectWithin(took: number, most: number): void {
  if (full) expect(took).toBeLessThan(most);
}
