/** One call is a round. A returned number is its time in ms, otherwise the call is timed. */
export type Contestant = { readonly name: string; readonly run: () => unknown };

export type Timing = { readonly name: string; readonly median: number; readonly p99: number };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  );
export const p99 = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.99,
  );

/** Ms per round. Contestants take turns, so that a temporary slowdown affects all and their ratio holds. */
export async function interleaved(contestants: readonly Contestant[], rounds: number): Promise<Timing[]> {
  const times = contestants.map(({ name, run }) => ({ name, run, all: [] as number[] }));
  // The first round warms up the JIT.
  for (let round = -1; round < rounds; round++) {
    for (const { run, all } of times) {
      const started = performance.now();
      const own = await run();
      const took = typeof own === 'number' ? own : performance.now() - started;
      if (round >= 0) all.push(took);
    }
  }
  return times.map(({ name, all }) => ({ name, median: median(all), p99: p99(all) }));
}

export const ratioOf = (own: Timing | undefined, floor: Timing | undefined): number =>
  (own?.median ?? Number.NaN) / (floor?.median ?? Number.NaN);
