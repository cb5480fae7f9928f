import { createFakeClock } from './fake-clock.ts';
import { ASYNC_TIMEOUT_MS } from './testing/async-timeout.ts';

/** Shorter ones are how a browser test itself breathes (typing, looking again after 50 ms): they go on by themselves. */
const MIN_FAKED_MS = 100;
/** Far from every id that a browser gives out. */
const FIRST_ID = 1_000_000_000;

/**
 * Stops the time of a story: every timer of 100 ms and more (but waitFor's own) that is set from now on runs when `pass` is told that its
 * time is over, and `Date.now()` moves with it. For the waits inside a component or react-aria, where no clock can be
 * handed in. `release` gives time back.
 */
export function installFakeTimers(): { advance(ms: number): void; uninstall(): void } {
  const clock = createFakeClock();
  const {
    setTimeout: originalSetTimeout,
    setInterval: originalSetInterval,
    clearTimeout: originalClearTimeout,
  } = window;
  const { now } = Date;
  const startedAt = Date.now();
  const timers = new Map<number, unknown>();

  const schedule = (run: () => void, ms: number, isRepeated: boolean): number => {
    const id = FIRST_ID + timers.size;
    const arm = () => timers.set(id, clock.setTimeout(ring, ms));
    const ring = () => {
      if (isRepeated) arm();
      run();
    };
    arm();
    return id;
  };
  const replaceTimer = (start: typeof originalSetTimeout | typeof originalSetInterval, isRepeated: boolean) =>
    ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < MIN_FAKED_MS || ms === ASYNC_TIMEOUT_MS || typeof run !== 'function'
        ? start(run, ms, ...rest)
        : schedule(() => run(...rest), ms, isRepeated)) as typeof originalSetTimeout & typeof originalSetInterval;
  const stop = ((id) =>
    typeof id === 'number' && timers.has(id)
      ? clock.clearTimeout(timers.get(id))
      : originalClearTimeout(id)) as typeof originalClearTimeout;

  window.setTimeout = replaceTimer(originalSetTimeout, false);
  window.setInterval = replaceTimer(originalSetInterval, true);
  window.clearTimeout = stop;
  window.clearInterval = stop;
  Date.now = () => startedAt + clock.now();
  return {
    advance: clock.advance,
    uninstall() {
      window.setTimeout = originalSetTimeout;
      window.setInterval = originalSetInterval;
      window.clearTimeout = originalClearTimeout;
      window.clearInterval = originalClearTimeout;
      Date.now = now;
    },
  };
}
