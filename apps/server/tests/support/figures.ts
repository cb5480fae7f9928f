/**
 * How much is tried: what fits into every change, or with `PROMISES=full` (`npm run nightly`) the figure that is promised. The
 * tests are the same, and none of them judges time.
 */
const full = process.env.PROMISES === 'full';

export const sized = (small: number, promised: number): number => (full ? promised : small);

/** For the runner: how long such a test may take at most, in ms. */
export const patience = (minutes: number): number => sized(120_000, minutes * 60_000);
