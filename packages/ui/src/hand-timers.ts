import { createHandClock } from './hand-clock.ts';
import { PATIENCE } from './testing/patience.ts';

/** Shorter ones are how a browser test itself breathes (typing, looking again after 50 ms): they go on by themselves. */
const held = 100;
/** Far from every id that a browser gives out. */
const first = 1_000_000_000;

/**
 * Stops the time of a story: every timer of 100 ms and more (but waitFor's own) that is set from now on runs when `pass` is told that its
 * time is over, and `Date.now()` moves with it. For the waits inside a component or react-aria, where no clock can be
 * handed in. `release` gives time back.
 */
export function holdTimers(): { pass(ms: number): void; release(): void } {
  const clock = createHandClock();
  const { setTimeout: set, setInterval: every, clearTimeout: clear } = window;
  const { now } = Date;
  const began = Date.now();
  const own = new Map<number, unknown>();

  const hold = (run: () => void, ms: number, isRepeated: boolean): number => {
    const id = first + own.size;
    const arm = () => own.set(id, clock.setTimeout(ring, ms));
    const ring = () => {
      if (isRepeated) arm();
      run();
    };
    arm();
    return id;
  };
  const instead = (start: typeof set | typeof every, isRepeated: boolean) =>
    ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < held || ms === PATIENCE || typeof run !== 'function'
        ? start(run, ms, ...rest)
        : hold(() => run(...rest), ms, isRepeated)) as typeof set & typeof every;
  const stop = ((id) =>
    typeof id === 'number' && own.has(id) ? clock.clearTimeout(own.get(id)) : clear(id)) as typeof clear;

  window.setTimeout = instead(set, false);
  window.setInterval = instead(every, true);
  window.clearTimeout = stop;
  window.clearInterval = stop;
  Date.now = () => began + clock.now();
  return {
    pass: clock.pass,
    release() {
      window.setTimeout = set;
      window.setInterval = every;
      window.clearTimeout = clear;
      window.clearInterval = clear;
      Date.now = now;
    },
  };
}
