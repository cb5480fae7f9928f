/** A thing to be timed: one call is one round. */
export type Contestant = { readonly name: string; readonly run: () => void };

export type Timing = { readonly name: string; readonly median: number; readonly p99: number };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Milliseconds a round. The contestants take turns, so that what slows the machine for a while slows all of them:
 * their ratio holds where their figures do not.
 */
export function interleaved(contestants: readonly Contestant[], rounds: number): Timing[] {
  const times = contestants.map(({ name, run }) => ({ name, run, all: [] as number[] }));
  // The first round compiles.
  for (let round = -1; round < rounds; round++) {
    for (const { run, all } of times) {
      const started = performance.now();
      run();
      if (round >= 0) all.push(performance.now() - started);
    }
  }
  return times.map(({ name, all }) => {
    const sorted = all.toSorted((a, b) => a - b);
    return { name, median: at(sorted, 0.5), p99: at(sorted, 0.99) };
  });
}
